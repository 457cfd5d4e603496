// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.gridwire.Generations;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Tag;

/** Schemas, and payloads of another state of their classes. */
@Tag("full")
class EvolutionTargets {

    private static final byte HEADER = (byte) 0b1000_1000;
    private static final byte[] OPENING_BY_ID_1 = {HEADER, 7, 2, 1};

    private static final Marshaller CARRYING = later(Marshaller.builder(), SchemaStore.inPayload()).build();
    private static final SchemaStore STORE = SchemaStore.inMemory();
    private static final Marshaller INTERPRETED = later(Generations.builder(Generation.NEVER), STORE).build();
    private static final Marshaller GENERATED = later(Generations.builder(Generation.AT_ONCE), STORE).build();

    static {
        // So that the store knows the schemas that the seeds name.
        before(STORE).marshal(new Shapes.Before());
    }

    /** Writes the payloads that the other targets read by their own classes. */
    static Marshaller before(SchemaStore store) {
        return Marshaller.builder().classLoader(EvolutionTargets.class.getClassLoader()).register(Shapes.Before.class, 1)
                .register(Shapes.Colour.class).schemas(store).build();
    }

    private static MarshallerBuilder later(MarshallerBuilder builder, SchemaStore store) {
        return builder.classLoader(EvolutionTargets.class.getClassLoader()).register(Shapes.After.class, 1)
                .register(Shapes.Colour.class).renamed(Shapes.After.class, Shapes.Before.class.getName()).schemas(store)
                .canonical();
    }

    @FuzzTest
    void carriedSchemas(byte[] input) {
        Reading.check(CARRYING, input);
    }

    /** A schema, its length before it, and the content of an object that it describes: it is named by the hash that it has. */
    @FuzzTest
    void believedSchemas(byte[] input) {
        if (input.length == 0 || (input[0] & 0xff) >= input.length) {
            return;
        }
        int end = 1 + (input[0] & 0xff);
        SchemaDescription schema;
        try {
            schema = SchemaDescription.parse(input, 1, end - 1);
        } catch (IllegalArgumentException documented) {
            return;
        }
        ByteBuffer payload = ByteBuffer.allocate(OPENING_BY_ID_1.length + Integer.BYTES + 2 + input.length)
                .order(ByteOrder.LITTLE_ENDIAN);
        payload.put(OPENING_BY_ID_1).putInt(schema.hash());
        if (end - 1 > Byte.MAX_VALUE) {
            payload.put((byte) (end - 1)).put((byte) 1);
        } else {
            payload.put((byte) (end - 1));
        }
        payload.put(input, 1, input.length - 1);
        Reading.check(CARRYING, Arrays.copyOf(payload.array(), payload.position()));
    }

    @FuzzTest
    void storedSchemas(byte[] input) {
        Reading.check(INTERPRETED, input);
    }

    @FuzzTest
    void interpretedAndGeneratedAdaptation(byte[] input) {
        requireSame(INTERPRETED, GENERATED, input);
    }

    @FuzzTest
    void interpretedAndGeneratedCode(byte[] input) {
        requireSame(Agreeing.INTERPRETED, Agreeing.GENERATED, input);
    }

    @FuzzTest
    void schemaDescriptions(byte[] input) {
        SchemaDescription schema;
        try {
            schema = SchemaDescription.parse(input);
        } catch (IllegalArgumentException documented) {
            return;
        }
        SchemaDescription again = SchemaDescription.of(schema.schema());
        Reading.require(again.hash() == schema.hash() && again.typeName().equals(schema.typeName()),
                "a schema is written as another one", input);
        Reading.require(SchemaDescription.parse(again.toByteArray()).equals(again), "a schema does not come back", input);
    }

    /** Of all shapes. */
    private static final class Agreeing {
        private static final SchemaStore STORE = SchemaStore.inMemory();
        static final Marshaller INTERPRETED = marshaller(Generation.NEVER);
        static final Marshaller GENERATED = marshaller(Generation.AT_ONCE);

        private static Marshaller marshaller(Generation generation) {
            return Generations.builder(generation).classLoader(EvolutionTargets.class.getClassLoader())
                    .allowPackage(EvolutionTargets.class.getPackageName()).schemas(STORE).canonical().build();
        }
    }

    private static void requireSame(Marshaller one, Marshaller other, byte[] input) {
        String expected = outcome(one, input);
        String found = outcome(other, input);
        Reading.require(expected.equals(found), "expected " + expected + ", found " + found, input);
    }

    /** Written by whoever read it, who alone knows the fields that it kept. */
    private static String outcome(Marshaller marshaller, byte[] input) {
        try {
            return HexFormat.of().formatHex(marshaller.marshal(marshaller.<Object>unmarshal(input)));
        } catch (GridwireException documented) {
            return documented.toString();
        }
    }
}
