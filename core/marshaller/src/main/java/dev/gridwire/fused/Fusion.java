// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.ground.KeptClasses;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Decides when fused code writes and reads the graphs of one root class. It learns from graphs that the general walk has met, and
 * builds code for what it has seen. If guards fail for something new, it builds code again. If guards still fail, it pauses, each
 * time for longer. Companions serve earlier, because no class is defined for them. If classes may be defined, a root class that
 * stays in use gets separate code. Thread-safe; simultaneous counts may be lost.
 */
public abstract class Fusion {

    /** The number of failures before code is built again, so that more new classes are seen. */
    private static final int RELEARNED = 8;
    private static final int MOST_BUILDS = 6;
    /**
     * The limit on builds from companions, which follow after one failure, two, four and so on, since nothing is defined for
     * them.
     */
    private static final int MOST_BUILDS_OF_COMPANIONS = 12;
    /**
     * The number of graphs before companions serve. Up to then, loading the classes of fused code takes longer than the general
     * walk.
     */
    private static final int USES_BEFORE_COMPANIONS = 8;
    /** The number of graphs that companions write or read before defining classes for this one root class is worthwhile. */
    private static final int USES_OF_COMPANIONS = 1 << 14;
    /** A power of two. */
    private static final int LOOKED_AT = 256;
    /** A program that writes only an object or two need not wait for the classes that look at graphs to load. */
    private static final int FIRST_LOOKED_AT = 4;

    private final int usesBeforeBuild;
    private final boolean definesClasses;
    /** The fusion that also reports the counts of this one; null if this one reports its own. */
    private final @Nullable Fusion own;
    /** The kind of code that the next build uses. */
    private FusedCode code;
    private @Nullable FusedCode built;
    private int usesOfCompanions;
    private @Nullable FusedRoot root;
    private @Nullable String obstacle;
    /** The reason why no code was made that also serves the latest graphs. */
    private @Nullable String remainder;
    private int walks;
    /** The size of the largest payload that the general walk wrote or read. */
    private int mostBytes;
    private int builds;
    /** Whether something was seen that the code does not know. */
    private boolean isStale;
    private int unlearned;
    private final Confidence writing;
    private final Confidence reading;
    private long fallbacks;
    /** The fallbacks of payloads in other states. */
    private long otherFallbacks;
    /** The last obstacle of such payloads. */
    private @Nullable String otherObstacle;

    /**
     * Begins to learn.
     *
     * @param usesBeforeBuild the number of graphs after which code is generated; 0 to generate it for the first graph
     * @param definesClasses whether code may be generated; if not, companions serve from the first graph on, or no fused code
     *     does
     * @param own the fusion of payloads in the local state of the classes, which also reports on other states; null if this is it
     */
    protected Fusion(int usesBeforeBuild, boolean definesClasses, @Nullable Fusion own) {
        this.usesBeforeBuild = usesBeforeBuild;
        this.definesClasses = definesClasses;
        this.own = own;
        // A user who wants code at once wants to see what it does.
        this.writing = new Confidence(usesBeforeBuild > 1);
        this.reading = new Confidence(usesBeforeBuild > 1);
        this.code = definesClasses ? FusedCode.GENERATED : FusedCode.COMPANIONS;
    }

    /** Lets companions serve. Must be called before the first graph. */
    protected final void takeCompanions() {
        code = FusedCode.COMPANIONS;
    }

    /**
     * Looks at a graph, so that code will be built for graphs like it. Returns whether it contains anything new.
     *
     * @param refersBack whether its payload says that something refers back
     */
    protected abstract boolean observe(Object graph, boolean refersBack);

    /**
     * Builds code for the graphs seen.
     *
     * @throws UnfusableException if no code can be built
     */
    protected abstract FusedRoot build(FusedCode code) throws UnfusableException;

    /**
     * Returns the fusion of payloads with the same root that name classes in a state other than the local one. Returns itself if
     * it serves such payloads.
     */
    public Fusion otherStates() {
        return this;
    }

    /** As {@link #otherStates}, but null if no such payload was met. */
    public @Nullable Fusion metOtherStates() {
        return null;
    }

    /**
     * Writes a payload without its seal. Returns false if the general walk must write it; nothing is written then.
     *
     * @param kept the classes of objects that may have unknown fields, which fused code does not look for; null if there are none
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
     * Reads a payload from behind its header. Returns null if the general reader must start over.
     *
     * @param header the first byte, which tells whether something refers back and whether objects are hashed or compared
     * @param isNamed whether the name of the root's class was also read
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
            reader.failed(reading);
        }
        return graph;
    }

    private boolean isBuiltAtOnce() {
        return usesBeforeBuild == 0 || !definesClasses;
    }

    /** Counts a bundle of uses. */
    private void used() {
        if (code == FusedCode.COMPANIONS && definesClasses) {
            usesOfCompanions += Tries.BUNDLE;
            if (usesOfCompanions >= USES_OF_COMPANIONS) {
                generate();
            }
        }
    }

    /** Generates separate code for the root class. */
    private synchronized void generate() {
        if (code == FusedCode.COMPANIONS) {
            code = FusedCode.GENERATED;
            builds = 0;
            rebuild();
        }
    }

    private @Nullable FusedRoot first(Object graph) {
        learn(graph, false);
        return root;
    }

    /**
     * Takes a graph that the general walk wrote or read, and its size in bytes.
     *
     * @param refersBack whether its payload says that something refers back
     */
    public final void walked(Object graph, int byteCount, boolean refersBack) {
        try {
            learnFrom(graph, byteCount, refersBack);
        } catch (StackOverflowError e) {
            // The graph was written or read. Another thread, with a longer stack, will learn.
            return;
        }
    }

    private void learnFrom(Object graph, int byteCount, boolean refersBack) {
        if (obstacle != null) {
            return;
        }
        mostBytes = Math.max(mostBytes, byteCount);
        FusedRoot known = root;
        if (known == null) {
            if (isBuiltAtOnce()) {
                learn(graph, refersBack);
            } else {
                notice(graph, refersBack);
            }
            return;
        }
        fallbacks++;
        known.took(byteCount);
        relearn(graph, refersBack);
        report(1);
    }

    private void report(int newFallbacks) {
        if (own != null) {
            own.otherFallbacks += newFallbacks;
            own.otherObstacle = obstacle();
        }
    }

    /** Looks at some of the first graphs: those whose number is a power of two, except for the very first ones. */
    private void notice(Object graph, boolean refersBack) {
        int number = ++walks;
        if (number >= (code == FusedCode.COMPANIONS ? USES_BEFORE_COMPANIONS : usesBeforeBuild)) {
            learn(graph, refersBack);
        } else if (number >= FIRST_LOOKED_AT && (number & number - 1) == 0) {
            synchronized (this) {
                observe(graph, refersBack);
            }
        }
    }

    private synchronized void learn(Object graph, boolean refersBack) {
        observe(graph, refersBack);
        if (root == null && obstacle == null) {
            rebuild();
        }
    }

    /** Looks at the first graphs that did not fit, and then at some of them, since looking takes longer than writing. */
    private void relearn(Object graph, boolean refersBack) {
        boolean isLookedAt = builds < mostBuilds() && (fallbacks < LOOKED_AT || (fallbacks & LOOKED_AT - 1) == 0);
        if (isLookedAt || isStale) {
            relearn(graph, refersBack, isLookedAt);
        }
    }

    private synchronized void relearn(Object graph, boolean refersBack, boolean isLookedAt) {
        isStale |= isLookedAt && observe(graph, refersBack);
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
            // Without the fence, another thread might see the code but not yet its parts.
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
            // The general walk can serve, whatever the reason.
            giveUp("no code can be made: exception=" + e);
        }
    }

    /** Keeps using code that was built for other graphs of the class. */
    private void giveUp(String reason) {
        if (code == FusedCode.COMPANIONS && definesClasses) {
            // Usually a class has no companion. Continue as if there were none at all, but keep what was seen.
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

    /** Returns why there is no fused code, or none that serves some graphs that were met; null if there is code, or may be. */
    public final @Nullable String obstacle() {
        if (obstacle != null) {
            return obstacle;
        }
        String ofSome = fallbacks == 0 ? null : remainder == null ? unserved() : remainder;
        return ofSome != null || otherObstacle == null ? ofSome : "of payloads in another state of a class: " + otherObstacle;
    }

    /** Returns what was met that code is never made for, although it is made for graphs without it; null if nothing was. */
    protected @Nullable String unserved() {
        return null;
    }

    /** Returns the kind of the code; null if there is none. */
    public final @Nullable FusedCode code() {
        return built;
    }

    /** Returns the number of graphs that the general walk took over, including those in other states. */
    public final long fallbacks() {
        return fallbacks + otherFallbacks;
    }
}
