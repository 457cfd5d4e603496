// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.container.Completeness;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.Fusion;
import dev.gridwire.seal.Seal;
import dev.gridwire.sealing.Sealer;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/**
 * Writes payloads, one at a time, for one thread; {@link #clear} makes it as new.
 *
 * <p>It begins in the belief that no container hashes or compares objects that have an identity, so that {@link Completeness}
 * need not be known, and that a class stands in the graph once where an analysis says so. If not, it tries again.
 */
public final class PayloadWriter {

    private final TypeTable types;
    private final Sealer sealer;
    /** Null if an error may have left it in any state. */
    private @Nullable KernelWriter graph;
    /** Writes to the output of the graph's writer. */
    private FusedWriter fused;
    private boolean walked;
    private boolean failed;

    /** Makes a writer for the types of one marshaller. */
    public PayloadWriter(TypeTable types, Seal seal) {
        this.types = types;
        this.sealer = new Sealer(seal.rule());
        KernelWriter first = new KernelWriter(types);
        this.graph = first;
        this.fused = new FusedWriter(first.out(), types.limits());
    }

    /**
     * Writes a payload.
     *
     * @return the bytes, to be taken before {@link #clear}
     * @throws dev.gridwire.error.GridwireException if the object is refused
     */
    public WireOutput write(@Nullable Object root) {
        KernelWriter graph = graph();
        try {
            Codec codec = root == null ? null : types.allowed(root.getClass());
            Fusion fusion = codec == null ? null : codec.fusion();
            if (fusion != null && root != null && isFused(fusion, root)) {
                sealer.seal(graph.out());
                graph.out().requireWithinLimit();
                return graph.out();
            }
            walked = true;
            RootPlan plan = plan(root, codec);
            try {
                write(graph, root, codec, plan);
            } catch (Retry e) {
                plan.learn(e);
                graph.clear(true);
                write(graph, root, codec, RootPlan.CONSERVATIVE);
            }
            if (fusion != null && codec != null && root != null) {
                fusion.walked(root, graph.out().position());
                types.roots().add(codec);
            }
            sealer.seal(graph.out());
            graph.out().requireWithinLimit();
            return graph.out();
        } catch (RuntimeException e) {
            failed = true;
            throw graph.failedFrom(root).failure(DeclaredRefusals.completed(e, root, types), "written");
        } catch (StackOverflowError e) {
            this.graph = null;
            throw graph.failedFrom(root).failure(e, "written");
        } catch (Throwable e) {
            // Any other error, and exceptions that a class throws without declaring them.
            this.graph = null;
            throw e;
        }
    }

    /** Writes by fused code, if that can be. */
    private boolean isFused(Fusion fusion, Object root) {
        try {
            return fusion.write(fused, root, types.evolution().keptClasses());
        } catch (StackOverflowError e) {
            // The general walk needs less of it, or says that it is too small.
            fused.out().reset();
            fused = new FusedWriter(fused.out(), types.limits());
            return false;
        }
    }

    private KernelWriter graph() {
        KernelWriter known = graph;
        if (known == null) {
            known = new KernelWriter(types);
            graph = known;
            fused = new FusedWriter(known.out(), types.limits());
        }
        return known;
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
        if (graph != null) {
            if (walked || failed) {
                graph.clear(failed);
            } else {
                graph.out().reset();
            }
        }
        walked = false;
        failed = false;
    }
}
