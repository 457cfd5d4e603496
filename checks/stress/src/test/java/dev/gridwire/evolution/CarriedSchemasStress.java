// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.graph.Sample;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.hooks.HookedCodecs;
import dev.gridwire.object.Generator;
import dev.gridwire.schema.SchemaDescription;
import java.util.Set;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A race for the adaptation to a schema that payloads carry: one thread keeps it, and another looks for it. */
@JCStressTest
@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "Not there yet.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "There, and the one that was kept.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another one, or none in the end.")
@State
public class CarriedSchemasStress {

    private static final TypeTable TYPES = Sample.types();
    private static final SchemaDescription SCHEMA = Sample.schema(TYPES);
    private static final byte[] BYTES = SCHEMA.toByteArray();

    private final CarriedSchemas carried = new CarriedSchemas();
    private final Adaptation adaptation = adaptation();

    /** Keeps it. */
    @Actor
    public void keep() {
        carried.keep(SCHEMA, adaptation);
    }

    /** Looks for it. */
    @Actor
    public void find(II_Result result) {
        result.r1 = found();
    }

    /** Looks for it again. */
    @Arbiter
    public void atLast(II_Result result) {
        result.r2 = found();
    }

    private static Adaptation adaptation() {
        Generator generator = Sample.generator(TYPES);
        HookedCodecs hooked = new HookedCodecs(TYPES.layouts(), TYPES, generator);
        LocalClasses local = new LocalClasses(TYPES.layouts(), EvolutionRules.DEFAULT, Set.of(Sample.class.getName()));
        Adaptations adaptations = new Adaptations(TYPES, local, generator, hooked);
        return new Adaptation(TYPES, adaptations, SCHEMA.schema(), generator, hooked);
    }

    private int found() {
        Adaptation found = carried.find(SCHEMA.hash(), BYTES, 0, BYTES.length);
        return found == null ? 0 : found == adaptation ? 1 : -1;
    }
}
