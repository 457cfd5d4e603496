// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.emit.LookupEmitter;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class FullAccessTest {

    private static final String THING = "package acme; public class Thing { private int number = 7; }";
    private static final String OF_A_USER = "acme." + LookupEmitter.NAME;

    private static ClassLoader loader(Map<String, String> sources) {
        return new BytesLoader(Compiler.compile(sources), FullAccessTest.class.getClassLoader());
    }

    @Test
    void eachCallGivesFullAccessInAnotherLoadersModule() throws Throwable {
        Class<?> thing = loader(Map.of("acme.Thing", THING)).loadClass("acme.Thing");
        for (int i = 0; i < 2; i++) {
            Lookup lookup = FullAccess.to(thing);
            assertThat(lookup.lookupClass()).isEqualTo(thing);
            assertThat(lookup.hasFullPrivilegeAccess()).isTrue();
        }
        assertThat(thing.getClassLoader().loadClass(OF_A_USER).isSynthetic()).isTrue();
    }

    @Test
    void aClassOfTheUsersWithThatNameIsNotTakenForIt() throws Exception {
        ClassLoader loader = loader(Map.of(
                "acme.Thing", THING,
                OF_A_USER, "package acme; class " + LookupEmitter.NAME + " { static Object lookup() { return null; } }"));
        loader.loadClass(OF_A_USER);
        Class<?> thing = loader.loadClass("acme.Thing");
        assertThatThrownBy(() -> FullAccess.to(thing)).isInstanceOf(NoSuchMethodException.class);
        Marshaller marshaller = Marshaller.builder().classLoader(loader).allowPackage("acme").build();
        Object value = thing.getConstructor().newInstance();
        for (int i = 0; i < 300; i++) {
            assertThat(marshaller.<Object>unmarshal(marshaller.marshal(value))).isInstanceOf(thing);
        }
    }
}
