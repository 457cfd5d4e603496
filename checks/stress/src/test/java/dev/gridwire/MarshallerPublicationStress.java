// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A marshaller that another thread finds in a field without any synchronization: all of it is there. */
@JCStressTest
@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "Not there yet.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "There, and whole.")
@Outcome(expect = Expect.FORBIDDEN, desc = "There, and not whole.")
@State
public class MarshallerPublicationStress {

    private Marshaller marshaller;

    /** Makes it. */
    @Actor
    public void publish(II_Result result) {
        marshaller = Scene.marshaller();
        result.r2 = 1;
    }

    /** Uses it, if it is there. */
    @Actor
    public void use(II_Result result) {
        Marshaller found = marshaller;
        result.r1 = found == null ? 0 : Scene.isRight(found.marshal(Scene.graph())) ? 1 : -1;
    }
}
