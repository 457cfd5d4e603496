// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that read the first payload of a class that had another name. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Both read it.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another result than one thread's.")
@State
public class AdaptationStress {

    private final Marshaller marshaller = Scene.renamed();

    /** An actor. */
    @Actor
    public void read(II_Result result) {
        result.r1 = Scene.isAdapted(marshaller) ? 1 : 0;
    }

    /** Another. */
    @Actor
    public void readToo(II_Result result) {
        result.r2 = Scene.isAdapted(marshaller) ? 1 : 0;
    }
}
