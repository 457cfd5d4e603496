// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.error.GridwireException;
import dev.gridwire.fused.FusedRoot;
import dev.gridwire.fused.Fusion;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.ground.Generation;
import org.jspecify.annotations.Nullable;

/** The fusion of one class's graphs. */
public final class ClassFusion extends Fusion {

    /** Graphs that are looked at before code is made of what was seen. */
    static final int USES = 64;

    private final Codec codec;
    private final Types types;
    private final Fuser fuser;
    private final Observations observations;
    /** Null until such a payload was met. */
    private @Nullable AdaptedFusion otherStates;

    /** Begins to learn about the graphs of a root class. */
    public ClassFusion(Codec codec, Types types, Fuser fuser) {
        super(types.generation() == Generation.AT_ONCE ? 0 : USES);
        this.codec = codec;
        this.types = types;
        this.fuser = fuser;
        this.observations = new Observations(types, fuser);
    }

    /** Whether graphs may be fused whose root is such an object of the JDK's. */
    public static boolean servesAsRoot(JdkType type) {
        return ShapeBuilder.servesAsRoot(type);
    }

    @Override
    public synchronized Fusion otherStates() {
        AdaptedFusion known = otherStates;
        if (known == null) {
            known = new AdaptedFusion(codec, types, fuser.generator());
            otherStates = known;
        }
        return known;
    }

    @Override
    public @Nullable Fusion fusedOtherStates() {
        AdaptedFusion known = otherStates;
        return known != null && known.isFused() ? known : null;
    }

    @Override
    public long fallbacks() {
        AdaptedFusion known = otherStates;
        return super.fallbacks() + (known == null ? 0 : known.fallbacks());
    }

    @Override
    protected boolean observe(Object graph) {
        return observations.add(graph);
    }

    @Override
    protected FusedRoot build() throws UnfusableException {
        try {
            return fuser.fuse(codec, observations.root(), observations.isShared(), new WrittenTypes());
        } catch (GridwireException e) {
            throw new UnfusableException(String.valueOf(e.getMessage()));
        }
    }
}
