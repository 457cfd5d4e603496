// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.util.List;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A thread writes the first objects of some classes, and another reads some. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "As alone.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another result than one thread's.")
@State
public class WriteAndReadStress {

    private final Marshaller marshaller = Scene.marshaller();

    /** Writes. */
    @Actor
    public void write(II_Result result) {
        result.r1 = Scene.isRight(marshaller.marshal(Scene.graph())) ? 1 : 0;
    }

    /** Reads. */
    @Actor
    public void read(II_Result result) {
        result.r2 = Scene.isRight(marshaller.<List<?>>unmarshal(Scene.payload())) ? 1 : 0;
    }
}
