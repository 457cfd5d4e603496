// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.ground.KeptClasses;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Decides when the graphs of one root class are written and read by fused code. It learns from graphs that the general walk has
 * met, builds code for what it has seen, builds once more where guards fail for what it has not, and gives up for a while, each
 * time longer, where they fail all the same. Companions serve sooner, as no class is made for them; where classes may be defined,
 * a root class that stays in use gets code of its own. Thread-safe: counts may lose some of what threads count at once.
 */
public abstract class Fusion {

    /** Failures before code is built once more, so that more that is new is seen. */
    private static final int RELEARNED = 8;
    private static final int MOST_BUILDS = 6;
    /** Of companions, after one failure, two, four and so on: nothing is defined for them. */
    private static final int MOST_BUILDS_OF_COMPANIONS = 12;
    /** Graphs before companions serve: until then, loading what fused code consists of takes longer than the general walk. */
    private static final int USES_BEFORE_COMPANIONS = 8;
    /** Graphs that companions write or read until it is worth to define classes for the root class alone. */
    private static final int USES_OF_COMPANIONS = 1 << 14;
    /** A power of two. */
    private static final int LOOKED_AT = 256;
    /** Whoever writes an object or two in all need not wait until the classes that look are loaded. */
    private static final int FIRST_LOOKED_AT = 4;

    private final int usesBeforeBuild;
    private final boolean definesClasses;
    /** Tells what is counted here, too; null if this one is told of itself. */
    private final @Nullable Fusion own;
    /** What the next build takes. */
    private FusedCode code;
    private @Nullable FusedCode built;
    private int usesOfCompanions;
    private @Nullable FusedRoot root;
    private @Nullable String obstacle;
    /** Why no code was made that serves the latest graphs, too. */
    private @Nullable String remainder;
    private int walks;
    /** Of the payloads that the general walk wrote or read. */
    private int mostBytes;
    private int builds;
    /** Whether something was seen since that the code does not know. */
    private boolean isStale;
    private int unlearned;
    private final Confidence writing;
    private final Confidence reading;
    private long fallbacks;
    /** Of payloads in other states. */
    private long otherFallbacks;
    /** Of those, as it was last. */
    private @Nullable String otherObstacle;

    /**
     * Begins to learn.
     *
     * @param usesBeforeBuild graphs after which code is generated; 0 to generate it for the first one
     * @param definesClasses whether code may be generated; else companions serve from the first graph on, or none
     * @param own of payloads in the state that classes have here, which tells of those in another one, too; null if this is it
     */
    protected Fusion(int usesBeforeBuild, boolean definesClasses, @Nullable Fusion own) {
        this.usesBeforeBuild = usesBeforeBuild;
        this.definesClasses = definesClasses;
        this.own = own;
        // Whoever wants code at once wants to see what it does.
        this.writing = new Confidence(usesBeforeBuild > 1);
        this.reading = new Confidence(usesBeforeBuild > 1);
        this.code = definesClasses ? FusedCode.GENERATED : FusedCode.COMPANIONS;
    }

    /** Lets companions serve; to be called before the first graph. */
    protected final void takeCompanions() {
        code = FusedCode.COMPANIONS;
    }

    /** Looks at a graph, so that code is built for such ones; gives whether there is anything new in it. */
    protected abstract boolean observe(Object graph);

    /**
     * Builds code for the graphs seen.
     *
     * @throws UnfusableException if there cannot be any
     */
    protected abstract FusedRoot build(FusedCode code) throws UnfusableException;

    /**
     * The fusion of payloads that hold the same root, and name classes in another state than these have here; itself, if it is of
     * such payloads.
     */
    public Fusion otherStates() {
        return this;
    }

    /** As {@link #otherStates}, if such payloads were met; null if not. */
    public @Nullable Fusion metOtherStates() {
        return null;
    }

    /**
     * Writes a payload without its seal; gives false if the general walk must, and nothing is written then.
     *
     * @param kept the classes of objects that may have unknown fields, which such code does not look for; null if there are none
     */
    public final boolean write(FusedWriter writer, Object graph, @Nullable KeptClasses kept) {
        FusedRoot known = root;
        if (known == null) {
            known = isBuiltAtOnce() && obstacle == null ? first(graph) : null;
        }
        if (known == null || kept != null && !known.isFreeOf(kept) || !writing.isGiven()) {
            return false;
        }
        if (writer.tries().count(writing)) {
            used();
        }
        boolean isWritten = known.write(writer, graph);
        if (!isWritten) {
            writing.failed();
        }
        return isWritten;
    }

    /**
     * Reads a payload behind its header; null if the general reader must begin again.
     *
     * @param header the first byte, which says whether something refers back, and whether objects are hashed or compared
     * @param isNamed whether the name of the root's class was read as well
     */
    public final @Nullable Object read(FusedReader reader, int header, boolean isNamed) {
        FusedRoot known = root;
        if (known == null || !known.serves(header) || !reading.isGiven()) {
            return null;
        }
        if (reader.tries().count(reading)) {
            used();
        }
        Object graph = known.read(reader, header, isNamed);
        if (graph == null) {
            reading.failed();
        }
        return graph;
    }

    private boolean isBuiltAtOnce() {
        return usesBeforeBuild == 0 || !definesClasses;
    }

    /** Takes a bundle of uses. */
    private void used() {
        if (code == FusedCode.COMPANIONS && definesClasses) {
            usesOfCompanions += Tries.BUNDLE;
            if (usesOfCompanions >= USES_OF_COMPANIONS) {
                generate();
            }
        }
    }

    /** Gives the root class code of its own. */
    private synchronized void generate() {
        if (code == FusedCode.COMPANIONS) {
            code = FusedCode.GENERATED;
            builds = 0;
            rebuild();
        }
    }

    private @Nullable FusedRoot first(Object graph) {
        learn(graph);
        return root;
    }

    /** Takes a graph that the general walk wrote or read, in so many bytes. */
    public final void walked(Object graph, int byteCount) {
        try {
            learnFrom(graph, byteCount);
        } catch (StackOverflowError e) {
            // The graph was written or read; another thread, with a longer stack, will learn.
            return;
        }
    }

    private void learnFrom(Object graph, int byteCount) {
        if (obstacle != null) {
            return;
        }
        mostBytes = Math.max(mostBytes, byteCount);
        FusedRoot known = root;
        if (known == null) {
            if (isBuiltAtOnce()) {
                learn(graph);
            } else {
                notice(graph);
            }
            return;
        }
        fallbacks++;
        known.took(byteCount);
        relearn(graph);
        report(1);
    }

    private void report(int newFallbacks) {
        if (own != null) {
            own.otherFallbacks += newFallbacks;
            own.otherObstacle = obstacle();
        }
    }

    /** Looks at some of the first graphs: at each whose number is a power of two, but for the very first ones. */
    private void notice(Object graph) {
        int number = ++walks;
        if (number >= (code == FusedCode.COMPANIONS ? USES_BEFORE_COMPANIONS : usesBeforeBuild)) {
            learn(graph);
        } else if (number >= FIRST_LOOKED_AT && (number & number - 1) == 0) {
            synchronized (this) {
                observe(graph);
            }
        }
    }

    private synchronized void learn(Object graph) {
        observe(graph);
        if (root == null && obstacle == null) {
            rebuild();
        }
    }

    /** Looks at the first graphs that did not fit, and then at some: to look takes longer than to write. */
    private void relearn(Object graph) {
        boolean isLookedAt = builds < mostBuilds() && (fallbacks < LOOKED_AT || (fallbacks & LOOKED_AT - 1) == 0);
        if (isLookedAt || isStale) {
            relearn(graph, isLookedAt);
        }
    }

    private synchronized void relearn(Object graph, boolean isLookedAt) {
        isStale |= isLookedAt && observe(graph);
        if (isStale && ++unlearned >= failuresBeforeBuild()) {
            isStale = false;
            unlearned = 0;
            rebuild();
        }
    }

    private int mostBuilds() {
        return code == FusedCode.COMPANIONS ? MOST_BUILDS_OF_COMPANIONS : MOST_BUILDS;
    }

    private int failuresBeforeBuild() {
        if (code == FusedCode.COMPANIONS) {
            return 1 << builds - 1;
        }
        return usesBeforeBuild == 0 ? 1 : RELEARNED;
    }

    private void rebuild() {
        builds++;
        try {
            FusedRoot made = build(code);
            made.took(mostBytes);
            // Else another thread could see it, and not yet what it consists of.
            VarHandle.releaseFence();
            root = made;
            built = code;
            remainder = null;
            writing.renew();
            reading.renew();
            report(0);
        } catch (UnfusableException e) {
            giveUp(String.valueOf(e.getMessage()));
        } catch (RuntimeException | LinkageError e) {
            // Whatever it is, the general walk serves.
            giveUp("no code can be made: exception=" + e);
        }
    }

    /** Code that was built for other graphs of the class serves on. */
    private void giveUp(String reason) {
        if (code == FusedCode.COMPANIONS && definesClasses) {
            // A class without a companion, as a rule: as if there were none at all, but for what was seen.
            code = FusedCode.GENERATED;
            builds = 0;
            isStale = root != null;
            return;
        }
        builds = mostBuilds();
        obstacle = root == null ? reason : null;
        remainder = reason;
        report(0);
    }

    /** Whether there may be fused code soon, and there is none yet. */
    public final boolean isLearning() {
        return root == null && obstacle == null;
    }

    /** Why there is no fused code, or none that serves some of the graphs that were met; null if there is, or may be. */
    public final @Nullable String obstacle() {
        if (obstacle != null) {
            return obstacle;
        }
        String ofSome = fallbacks == 0 ? null : remainder == null ? unserved() : remainder;
        return ofSome != null || otherObstacle == null ? ofSome : "of payloads in another state of a class: " + otherObstacle;
    }

    /** What was met that code is never made for, though it is for graphs without it; null if nothing. */
    protected @Nullable String unserved() {
        return null;
    }

    /** What the code is made of; null if there is none. */
    public final @Nullable FusedCode code() {
        return built;
    }

    /** Graphs that the general walk took over, those in other states among them. */
    public final long fallbacks() {
        return fallbacks + otherFallbacks;
    }
}
