// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.container.Completeness;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.Fusion;
import dev.gridwire.fused.GeneralWalk;
import dev.gridwire.seal.Seal;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Sealer;
import dev.gridwire.wire.WireOutput;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Writes one payload after another. Not thread-safe. {@link #clear} restores its initial state.
 *
 * <p>It begins with two assumptions. No container hashes or compares objects with an identity, so {@link Completeness} need not
 * be tracked. And a class occurs in the graph only once if an analysis says so. If an assumption fails, it tries again.
 */
public final class PayloadWriter {

    private final TypeTable types;
    private final Evolution evolution;
    private final Sealer sealer;
    private final Supplier<GeneralWalk> parts = new Parts();
    private WireOutput out;
    private FusedWriter fused;
    /** Null until it is needed. */
    private @Nullable KernelWriter graph;
    /** The codec of the last payload's root, since most callers come with the same class again. */
    private @Nullable Codec lastCodec;
    private boolean walked;
    private boolean failed;

    /** Makes a writer for one marshaller's types. */
    public PayloadWriter(TypeTable types, Seal seal) {
        this.types = types;
        this.evolution = types.evolution();
        this.sealer = new Sealer(seal.rule());
        this.out = new WireOutput(types.limits().bytes());
        this.fused = new FusedWriter(out, types.limits(), parts);
    }

    /**
     * Writes a payload.
     *
     * @return the bytes, which must be taken before {@link #clear}
     * @throws dev.gridwire.error.GridwireException if the object is refused
     */
    public WireOutput write(@Nullable Object root) {
        try {
            Codec codec = root == null ? null : codec(root.getClass());
            Fusion fusion = codec == null ? null : codec.fusion();
            boolean isFused = false;
            if (fusion != null && root != null) {
                try {
                    isFused = fusion.write(fused, root, evolution.keptClasses());
                } catch (StackOverflowError e) {
                    // The general walk needs less of the stack, or reports that it is too small.
                    out.reset();
                    graph = null;
                    fused = new FusedWriter(out, types.limits(), parts);
                }
            }
            if (!isFused) {
                walk(root, codec, fusion);
            }
            sealer.seal(out);
            out.requireWithinLimit();
            return out;
        } catch (RuntimeException e) {
            failed = true;
            throw graph().failedFrom(root).failure(DeclaredRefusals.completed(e, root, types), "written");
        } catch (StackOverflowError e) {
            KernelWriter broken = graph();
            renew();
            throw broken.failedFrom(root).failure(e, "written");
        } catch (Throwable e) {
            // This is any other error, or an exception that a class throws without declaring it.
            renew();
            throw e;
        }
    }

    private Codec codec(Class<?> type) {
        Codec last = lastCodec;
        if (last != null && last.type() == type) {
            return last;
        }
        Codec found = types.allowed(type);
        lastCodec = found.isKept() ? found : null;
        return found;
    }

    private void walk(@Nullable Object root, @Nullable Codec codec, @Nullable Fusion fusion) {
        KernelWriter graph = graph();
        walked = true;
        RootPlan plan = plan(root, codec);
        try {
            write(graph, root, codec, plan);
        } catch (Retry e) {
            plan.learn(e);
            graph.hooks().keepCalls();
            graph.clear(true);
            write(graph, root, codec, RootPlan.CONSERVATIVE);
        }
        if (fusion != null && codec != null && root != null) {
            fusion.walked(root, out.position(), PayloadHeader.refersBack(out.array()[0]));
            types.roots().add(codec);
        }
    }

    /** Begins parts of a graph. It is no lambda, which could not be linked at the end of the stack. */
    private final class Parts implements Supplier<GeneralWalk> {
        @Override
        public GeneralWalk get() {
            walked = true;
            return graph().partWriter();
        }
    }

    private KernelWriter graph() {
        KernelWriter known = graph;
        if (known == null) {
            known = new KernelWriter(types, out);
            graph = known;
        }
        return known;
    }

    /** Replaces what an error may have left in any state. */
    private void renew() {
        graph = null;
        out = new WireOutput(types.limits().bytes());
        fused = new FusedWriter(out, types.limits(), parts);
    }

    private RootPlan plan(@Nullable Object root, @Nullable Codec codec) {
        if (codec instanceof UserCodec user) {
            return SingleOccurrences.planOf(user, types);
        }
        if (root != null && types.canonicalRoots().has(root.getClass())) {
            return RootPlan.CANONICAL;
        }
        return codec != null && codec.isHooked() ? RootPlan.CONSERVATIVE : RootPlan.SPECULATIVE;
    }

    private static void write(KernelWriter graph, @Nullable Object root, @Nullable Codec codec, RootPlan plan) {
        graph.begin(plan);
        graph.writeRoot(root, codec);
        graph.end();
    }

    /** Forgets the graph. */
    public void clear() {
        if (walked || failed) {
            clearGraph();
        }
        out.reset();
    }

    private void clearGraph() {
        if (graph != null) {
            graph.clear(failed);
        }
        walked = false;
        failed = false;
    }
}
