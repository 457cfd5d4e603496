// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.graph.Sample;
import dev.gridwire.graph.TypeTable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Better bodies come while another thread uses the codec: it sees an old one or a new one, each of them whole. */
@JCStressTest
@Outcome(id = "0, 0, 1", expect = Expect.ACCEPTABLE, desc = "Both are the first ones.")
@Outcome(id = "0, 1, 1", expect = Expect.ACCEPTABLE, desc = "The canonical one is new.")
@Outcome(id = "1, 0, 1", expect = Expect.ACCEPTABLE, desc = "The other one is new.")
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "Both are new.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A body that is not whole, or a new one that was lost.")
@State
public class BodyPublicationStress {

    private static final TypeTable TYPES = Sample.types();
    private static final UserCodec MADE = (UserCodec) TYPES.allowed(Sample.class);

    private final UserCodec codec = new UserCodec(
            Sample.class, (TypeName.Named) MADE.name(), MADE.layout(), RootPlan.SPECULATIVE,
            new CodecState(MADE.body(), MADE.body()));

    /** Gives the class other bodies. */
    @Actor
    public void replace() {
        codec.replaceBody(new Sample.OwnHash());
        codec.replaceCanonicalBody(new Sample.OwnHash());
    }

    /** Uses them. */
    @Actor
    public void use(III_Result result) {
        result.r1 = place(codec.body());
        result.r2 = place(codec.canonicalBody());
    }

    /** Afterwards. */
    @Arbiter
    public void atLast(III_Result result) {
        result.r3 = place(codec.body()) & place(codec.canonicalBody());
    }

    private static int place(Body body) {
        String[] steps = body.steps();
        return !steps[0].equals(".number") || !steps[1].equals(".next") ? -1 : body instanceof Sample.OwnHash ? 1 : 0;
    }
}
