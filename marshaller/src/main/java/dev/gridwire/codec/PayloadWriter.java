// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/**
 * Writes payloads, one at a time, for one thread; {@link #clear} makes it as new.
 *
 * <p>It begins in the belief that no container hashes or compares objects that have an identity, so that {@link Completeness}
 * need not be known, and that a class stands in the graph once where an analysis says so. If not, it begins again.
 */
public final class PayloadWriter {

    private final Types types;
    private final GraphWriter graph;
    private boolean failed;

    /** Makes a writer for the types of one marshaller. */
    public PayloadWriter(Types types) {
        this.types = types;
        this.graph = new GraphWriter(types);
    }

    /**
     * Writes a payload.
     *
     * @return the bytes, to be taken before {@link #clear}
     * @throws dev.gridwire.GridwireException if the object is refused
     */
    public WireOutput write(@Nullable Object root) {
        try {
            Codec codec = root == null ? null : types.allowed(root.getClass());
            RootPlan plan = plan(codec);
            try {
                write(root, codec, plan);
            } catch (Restart e) {
                plan.learn(e);
                graph.clear(true);
                write(root, codec, RootPlan.CAREFUL);
            }
            return graph.out();
        } catch (RuntimeException | StackOverflowError e) {
            failed = true;
            throw graph.failedFrom(root).failure(e, "written");
        }
    }

    private RootPlan plan(@Nullable Codec codec) {
        if (codec instanceof UserCodec user) {
            return user.rootPlan(types);
        }
        return codec instanceof HookedCodec ? RootPlan.CAREFUL : RootPlan.HOPEFUL;
    }

    private void write(@Nullable Object root, @Nullable Codec codec, RootPlan plan) {
        graph.begin(plan);
        graph.writeRoot(root, codec);
        graph.end();
    }

    /** Forgets the graph. */
    public void clear() {
        graph.clear(failed);
        failed = false;
    }
}
