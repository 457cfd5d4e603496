// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.error.GridwireException;
import dev.gridwire.fused.FusedCode;
import dev.gridwire.fused.FusedRoot;
import dev.gridwire.fused.Fusion;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.ground.Generation;
import org.jspecify.annotations.Nullable;

/** The fusion of the graphs of one root class. */
public final class ClassFusion extends Fusion {

    /** The number of graphs to look at before code is made from them. */
    static final int USES = 64;

    private final Codec codec;
    private final Types types;
    private final Fuser generated;
    private final Fuser companions;
    /** Null until a graph was looked at. */
    private @Nullable Observations observations;
    /** Null until such a payload was met. */
    private @Nullable AdaptedFusion otherStates;

    /**
     * Begins to learn about the graphs of a root class.
     *
     * @param generated makes code from hidden classes
     * @param companions makes code from companions
     */
    public ClassFusion(Codec codec, Types types, Fuser generated, Fuser companions) {
        super(types.generation() == Generation.AT_ONCE ? 0 : USES, types.generation().definesClasses(), null);
        this.codec = codec;
        this.types = types;
        this.generated = generated;
        this.companions = companions;
        if (types.generation() != Generation.AT_ONCE && companions.mayHaveCompanions(codec)) {
            takeCompanions();
        }
    }

    /** Returns whether graphs may be fused whose root is such a JDK object. */
    public static boolean servesAsRoot(JdkType type) {
        return ServedContainers.isRoot(type);
    }

    @Override
    public synchronized Fusion otherStates() {
        AdaptedFusion known = otherStates;
        if (known == null) {
            known = new AdaptedFusion(codec, types, generated.generator(), this);
            otherStates = known;
        }
        return known;
    }

    @Override
    public @Nullable Fusion metOtherStates() {
        return otherStates;
    }

    @Override
    protected @Nullable String unserved() {
        Observations known = observations;
        return known == null ? null : known.unserved();
    }

    private Observations observations() {
        Observations known = observations;
        if (known == null) {
            known = new Observations(types, generated.fields());
            observations = known;
        }
        return known;
    }

    @Override
    protected boolean observe(Object graph, boolean refersBack) {
        return observations().add(graph, refersBack);
    }

    @Override
    protected FusedRoot build(FusedCode code) throws UnfusableException {
        try {
            Fuser fuser = code == FusedCode.GENERATED ? generated : companions;
            return fuser.fuse(codec, observations(), new WrittenTypes());
        } catch (GridwireException e) {
            throw new UnfusableException(String.valueOf(e.getMessage()));
        }
    }
}
