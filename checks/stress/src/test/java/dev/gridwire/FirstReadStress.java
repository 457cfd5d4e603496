// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.util.List;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that read the first payloads of some classes. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "The objects of a single thread.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another result than one thread's.")
@State
public class FirstReadStress {

    private final Marshaller marshaller = Scene.marshaller();

    /** An actor. */
    @Actor
    public void read(II_Result result) {
        result.r1 = Scene.isRight(marshaller.<List<?>>unmarshal(Scene.payload())) ? 1 : 0;
    }

    /** Another. */
    @Actor
    public void readToo(II_Result result) {
        result.r2 = Scene.isRight(marshaller.<List<?>>unmarshal(Scene.payload())) ? 1 : 0;
    }
}
