// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A schema that one thread publishes, and another looks for and publishes too. */
@JCStressTest
@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "Not there yet.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "There, and whole; once in the end.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Not whole, or there twice.")
@State
public class MemoryStoreStress {

    private final SchemaStore store = SchemaStore.inMemory();

    /** Publishes. */
    @Actor
    public void publish() {
        store.publish(Scene.schema());
    }

    /** Looks for it, and publishes it too. */
    @Actor
    public void find(II_Result result) {
        int found = 0;
        for (SchemaDescription each : store.find(Scene.schema().hash())) {
            found += each.equals(Scene.schema()) && each.typeName().equals(Scene.Part.class.getName()) ? 1 : 2;
        }
        store.publish(Scene.schema());
        result.r1 = found;
    }

    /** Counts. */
    @Arbiter
    public void count(II_Result result) {
        result.r2 = store.find(Scene.schema().hash()).size();
    }
}
