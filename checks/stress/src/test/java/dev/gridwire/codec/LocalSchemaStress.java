// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.graph.Sample;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads ask for the schema of a class first: both describe it alike. */
@JCStressTest
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "The same schema for both.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A schema that is not whole, or another one.")
@State
public class LocalSchemaStress {

    private static final TypeTable TYPES = Sample.types();
    private static final SchemaDescription EXPECTED = Sample.schema(TYPES);

    private static final SchemaStore SHARED = new SchemaStore() {
        @Override
        public boolean publish(SchemaDescription schema) {
            return schema.hash() == EXPECTED.hash();
        }

        @Override
        public Collection<SchemaDescription> find(int hash) {
            return List.of();
        }
    };

    private final UserCodec codec = new UserCodec(
            Sample.class, named(), ((UserCodec) TYPES.allowed(Sample.class)).layout(), RootPlan.SPECULATIVE,
            new Sample.OwnBody());

    /** An actor. */
    @Actor
    public void ask(III_Result result) {
        result.r1 = isRight();
    }

    /** Another. */
    @Actor
    public void askToo(III_Result result) {
        result.r2 = isRight();
    }

    /** Afterwards. */
    @Arbiter
    public void atLast(III_Result result) {
        result.r3 = isRight();
    }

    private static TypeName.Named named() {
        TypeName.Named name = (TypeName.Named) TYPES.allowed(Sample.class).name();
        return new TypeName.Named(
                name.name(), name.id(), name.schema(), name.place(),
                new LocalSchema(SHARED, () -> SchemaDescription.parse(EXPECTED.toByteArray())));
    }

    private int isRight() {
        TypeName.Named name = (TypeName.Named) codec.name();
        SchemaDescription found = Objects.requireNonNull(name.local()).description();
        return codec.goesByHash() && Arrays.equals(found.toByteArray(), EXPECTED.toByteArray()) ? 1 : 0;
    }
}
