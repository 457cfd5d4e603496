// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that write equal roots canonically for the first time, in another order each. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Equal bytes.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another result than one thread's.")
@State
public class CanonicalStress {

    private final Marshaller marshaller = Marshaller.builder().register(Scene.Part.class, 1).canonical().build();

    /** An actor that writes one order. */
    @Actor
    public void write(II_Result result) {
        result.r1 = Scene.isCanonical(marshaller, 1, 2, 17, 33) ? 1 : 0;
    }

    /** Another. */
    @Actor
    public void writeToo(II_Result result) {
        result.r2 = Scene.isCanonical(marshaller, 33, 17, 2, 1) ? 1 : 0;
    }
}
