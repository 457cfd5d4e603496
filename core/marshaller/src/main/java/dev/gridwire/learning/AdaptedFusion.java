// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.WrittenNames;
import dev.gridwire.error.GridwireException;
import dev.gridwire.fused.FusedCode;
import dev.gridwire.fused.FusedRoot;
import dev.gridwire.fused.Fusion;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.ground.Generation;
import dev.gridwire.object.Generator;
import org.jspecify.annotations.Nullable;

/**
 * The fusion of payloads that name classes, perhaps the root's, in a state other than the local one. Such payloads are only read.
 * Code made for them is not shared with other roots, and is dropped with the writer's schema, since there may be many schemas.
 */
public final class AdaptedFusion extends Fusion implements WrittenNames {

    private final Codec codec;
    private final Types types;
    private final Generator generator;
    /** Null until such a payload is met, because most states of classes never belong to a root. */
    private @Nullable Learned learned;

    /** The knowledge about the payloads. */
    private record Learned(Fuser fuser, Observations observations, WrittenTypes written) {}

    /**
     * Begins to learn about payloads with one state of a root class.
     *
     * @param own the fusion of the class's local state, which also reports on these payloads; null if there is none
     */
    public AdaptedFusion(Codec codec, Types types, Generator generator, @Nullable Fusion own) {
        super(types.generation() == Generation.AT_ONCE ? 1 : ClassFusion.USES, types.generation().definesClasses(), own);
        this.codec = codec;
        this.types = types;
        this.generator = generator;
    }

    private Learned learned() {
        Learned known = learned;
        if (known == null) {
            Fuser fuser = new Fuser(types, generator, FusedCode.GENERATED, false);
            known = new Learned(fuser, new Observations(types, fuser.fields()), new WrittenTypes());
            learned = known;
        }
        return known;
    }

    @Override
    public synchronized void named(Codec type, byte[] bytes, int begin, int end) {
        learned().written().named(type, bytes, begin, end);
    }

    @Override
    protected boolean observe(Object graph, boolean refersBack) {
        // Evaluate both, so that neither hides the other.
        return learned().observations().add(graph, refersBack) | learned().written().takeNew();
    }

    @Override
    protected @Nullable String unserved() {
        Learned known = learned;
        return known == null ? null : known.observations().unserved();
    }

    @Override
    protected FusedRoot build(FusedCode code) throws UnfusableException {
        if (code == FusedCode.COMPANIONS) {
            throw new UnfusableException("companions read no other state of a class");
        }
        Learned known = learned();
        if (known.observations().isShared()) {
            throw new UnfusableException("an object stands twice in its graphs, as another state of the class has them");
        }
        try {
            return known.fuser().fuse(codec, known.observations(), known.written());
        } catch (GridwireException e) {
            throw new UnfusableException(String.valueOf(e.getMessage()));
        }
    }
}
