// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.codegen.target.HazelcastForms;
import dev.gridwire.codegen.target.NamedTarget;
import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.codegen.target.Wire;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.Type;

/** What the tables name is there, in the release that the tests run with. */
class LinkageTest {

    private static void assertLinks(Call call) throws ClassNotFoundException {
        Class<?> owner = Class.forName(call.owner().replace('/', '.'));
        assertThat(Arrays.stream(owner.getMethods())
                .filter(method -> method.getName().equals(call.name()))
                .map(Type::getMethodDescriptor)).as(call.toString()).contains(call.descriptor());
    }

    @Test
    void methodsOfFieldsAreThere() throws Exception {
        for (NamedTarget target : List.of(CompactTarget.TARGET, PortableTarget.TARGET)) {
            for (NamedTarget.Field field : target.fields().values()) {
                assertLinks(field.write());
                assertLinks(field.read());
            }
        }
    }

    @Test
    void methodsOfDefinitionsAreThere() throws Exception {
        for (Wire wire : PortableTarget.TARGET.fields().keySet()) {
            assertLinks(PortableTarget.define(wire));
        }
    }

    @Test
    void classesAreThere() throws Exception {
        for (String name : List.of(CompactTarget.SERIALIZER, CompactTarget.FAILURE, CompactTarget.FIELD_KIND,
                CompactTarget.CONFIG, CompactTarget.COMPACT_CONFIG,
                PortableTarget.PORTABLE, PortableTarget.VERSIONED, PortableTarget.FACTORY,
                PortableTarget.HOOK, PortableTarget.DEFINITION, PortableTarget.DEFINITION_BUILDER, PortableTarget.CONFIG)) {
            assertThat(Class.forName(name.replace('/', '.'))).isNotNull();
        }
        for (String name : HazelcastForms.INTERFACES) {
            assertThat(Class.forName(name).isInterface()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Wire.class)
    void arrayHoldsValuesOfItsElement(Wire wire) {
        assertThat(wire.isArray() ? wire.array() : wire.array().array()).isSameAs(wire.array());
        assertThat(wire.array().descriptor()).isEqualTo(wire.isArray() ? wire.descriptor() : "[" + wire.descriptor());
        assertThat(wire.nullable().nullable()).isSameAs(wire.nullable());
    }
}
