// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A builder that goes on while another thread uses the marshaller built before: that one stays as it was. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "What was not allowed then is not allowed.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A marshaller that changes.")
@State
public class BuilderReuseStress {

    private final MarshallerBuilder builder = Marshaller.builder().register(Scene.Part.class, 1);
    private final Marshaller before = builder.build();

    /** Allows another class. */
    @Actor
    public void goOn(II_Result result) {
        Marshaller after = builder.register(Scene.Other.class, 2).build();
        result.r1 = after.unmarshal(after.marshal(new Scene.Other())) instanceof Scene.Other ? 1 : 0;
    }

    /** Is refused it. */
    @Actor
    public void use(II_Result result) {
        result.r2 = Scene.isRefused(before, new Scene.Other()) ? 1 : 0;
    }
}
