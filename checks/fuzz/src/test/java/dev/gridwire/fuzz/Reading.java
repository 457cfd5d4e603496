// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.mutation.MisplacedObjects;
import java.util.Arrays;
import java.util.HexFormat;

/** The demands on every payload: an object of its types that comes back from its own bytes, or a documented exception. */
final class Reading {

    private static final SchemaStore STORE = SchemaStore.inMemory();

    /** Reads all shapes, and writes canonically. */
    static final Marshaller ALL = builder().canonical().build();

    private Reading() {}

    /** Begins to make a marshaller of the shapes; payloads carry no schemas. */
    static MarshallerBuilder builder() {
        return Marshaller.builder().classLoader(Reading.class.getClassLoader()).allowPackage(Reading.class.getPackageName())
                .schemas(STORE);
    }

    static void check(byte[] input) {
        check(ALL, input);
    }

    /** Of a marshaller that writes canonically. */
    static void check(Marshaller marshaller, byte[] input) {
        byte[] once;
        try {
            Object object = marshaller.unmarshal(input);
            require(MisplacedObjects.confusion(object) == null, "a field holds what it cannot", input);
            once = marshaller.marshal(object);
        } catch (GridwireException documented) {
            return;
        }
        byte[] twice = marshaller.marshal(marshaller.<Object>unmarshal(once));
        require(Arrays.equals(once, twice), "what was read is written as " + HexFormat.of().formatHex(once) + ", and then as "
                + HexFormat.of().formatHex(twice), input);
    }

    static void require(boolean holds, String otherwise, byte[] input) {
        if (!holds) {
            throw new AssertionError(otherwise + "; input=" + HexFormat.of().formatHex(input));
        }
    }
}
