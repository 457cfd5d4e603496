// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads meet the first object of a class with unknown fields, and the first array of it. */
@JCStressTest
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "Each has a whole codec, and one is kept.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A codec that is not whole, or none is kept.")
@State
public class UnknownFieldsCodecStress {

    private final TypeTable types = Sample.types();
    private final Codec codec = types.allowed(Sample.class);

    /** An actor. */
    @Actor
    public void read(III_Result result) {
        result.r1 = isFound();
    }

    /** Another. */
    @Actor
    public void readToo(III_Result result) {
        result.r2 = isFound();
    }

    /** Afterwards. */
    @Arbiter
    public void atLast(III_Result result) {
        result.r3 = codec.withUnknownFields() == types.evolution().withUnknownFields(codec)
                && codec.arrayOf() == types.evolution().arrayOfUnknown(codec, 1) ? 1 : 0;
    }

    private int isFound() {
        Codec found = types.evolution().withUnknownFields(codec);
        Codec array = types.evolution().arrayOfUnknown(codec, 1);
        return isWhole(found) && isWhole(array) && isWhole(codec.withUnknownFields()) && isWhole(codec.arrayOf()) ? 1 : 0;
    }

    private static boolean isWhole(Codec found) {
        return found != null && found.type() != null && found.name() != null && found.fusion() == null;
    }
}
