// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.graph.Sample;
import dev.gridwire.graph.TypeTable;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** A codec that another thread finds without synchronization: its final fields publish it, with all that they lead to. */
@JCStressTest
@Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Not there yet.")
@Outcome(id = "1", expect = Expect.ACCEPTABLE, desc = "Whole.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A part of it is missing.")
@State
public class CodecPublicationStress {

    private static final TypeTable TYPES = Sample.types();
    private static final UserCodec MADE = (UserCodec) TYPES.allowed(Sample.class);

    private @Nullable UserCodec codec;

    /** Makes it. */
    @Actor
    public void make() {
        codec = new UserCodec(
                Sample.class, (TypeName.Named) MADE.name(), MADE.layout(), RootPlan.SPECULATIVE,
                new Sample.OwnBody());
    }

    /** Finds it. */
    @Actor
    public void find(I_Result result) {
        UserCodec found = codec;
        result.r1 = found == null ? 0 : isWhole(found) ? 1 : -1;
    }

    private static boolean isWhole(UserCodec found) {
        return found.type() == Sample.class
                && found.name() == MADE.name()
                && found.layout() == MADE.layout()
                && found.opening() == MADE.opening()
                && found.formOf(found) == found
                && found.body().steps().length == 2;
    }
}
