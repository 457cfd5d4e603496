// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.util.List;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A thread reads garbled payloads while another reads good ones. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "The garbled are refused as alone, and the good are good.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another result than one thread's.")
@State
public class GarbledStress {

    private final Marshaller marshaller = Scene.marshaller();

    /** Is refused. */
    @Actor
    public void readGarbled(II_Result result) {
        int same = 1;
        for (int cut = 1; cut < 6; cut++) {
            same &= Scene.isRefusedAsAlone(marshaller, cut) ? 1 : 0;
        }
        result.r1 = same;
    }

    /** Is not. */
    @Actor
    public void readGood(II_Result result) {
        int same = 1;
        for (int i = 0; i < 4; i++) {
            same &= Scene.isRight(marshaller.<List<?>>unmarshal(Scene.payload())) ? 1 : 0;
        }
        result.r2 = same;
    }
}
