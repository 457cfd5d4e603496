// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.graph.Sample;
import dev.gridwire.graph.TypeTable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A class gets a generated body while a writer hashes its objects: whichever body it sees, the hash stays the same. */
@JCStressTest
@Outcome(id = "1, 0", expect = Expect.ACCEPTABLE, desc = "The writer keeps to identity hashes.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "The writer has the new body's hashes from the beginning.")
@Outcome(expect = Expect.FORBIDDEN, desc = "One object, two hashes: the writer would not find it again.")
@State
public class PromotionStress {

    private static final TypeTable TYPES = Sample.types();
    private static final UserCodec MADE = (UserCodec) TYPES.allowed(Sample.class);

    private final UserCodec codec = new UserCodec(
            Sample.class, (TypeName.Named) MADE.name(), MADE.layout(), RootPlan.SPECULATIVE,
            new CodecState(MADE.body(), null));
    private final Sample value = new Sample();

    /** Takes the epoch where it begins, then meets the object three times. */
    @Actor
    public void write(II_Result result) {
        int hashing = TYPES.epoch();
        int first = codec.hashIn(hashing, value);
        int second = codec.body().hashIn(hashing, value);
        int third = codec.hashIn(hashing, value);
        result.r1 = first == second && second == third ? 1 : 0;
        result.r2 = third == Sample.OwnHash.HASH ? 1 : 0;
    }

    /** Gives the class another body. */
    @Actor
    public void promote() {
        TYPES.promote(codec, new Sample.OwnHash());
    }
}
