// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.error.GridwireException;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names in payloads and in the schemas that they carry: the policy is asked before anything is looked for. */
class RefusedSchemaNamesTest {

    private static final String STRANGER = "com.stranger.Gadget";
    private static final int MOST_BYTES = 10_000;
    private static final int HEADER = 0x88;

    private final List<String> asked = new ArrayList<>();
    private final ClassLoader loader = new ClassLoader(RefusedSchemaNamesTest.class.getClassLoader()) {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            asked.add(name);
            return super.loadClass(name, resolve);
        }
    };

    @ParameterizedTest
    @ValueSource(strings = {STRANGER, "com.stranger.Other"})
    @Proves(topic = Topic.POLICY,
            value = "A name that only a payload or its schema says is not looked for before the policy was asked")
    void areNotLookedForWhereTheyAreNotAllowed(String schemaName) {
        Marshaller marshaller = Marshaller.builder().allowPackage("com.acme").classLoader(loader).build();
        assertThatThrownBy(() -> marshaller.unmarshal(payload(STRANGER, schemaName))).isInstanceOf(GridwireException.class);
        assertThat(asked).noneMatch(name -> name.startsWith("com.stranger"));
        assertThatThrownBy(() -> marshaller.unmarshal(payload("com.acme.Missing", schemaName)))
                .isInstanceOf(GridwireException.class);
        assertThat(asked).contains("com.acme.Missing").noneMatch(name -> name.startsWith("com.stranger"));
    }

    private static byte[] payload(String name, String schemaName) {
        Layout layout = new Layout(schemaName, Form.CLASS, false, List.of(), List.of(), Optional.empty(), Optional.empty(),
                new Construction(Construction.Way.NONE, schemaName, "", List.of()));
        SchemaDescription schema = SchemaDescription.of(
                new DescribedSchema(schemaName, new Schema(List.of(layout)), Renames.NONE));
        WireOutput out = new WireOutput(MOST_BYTES);
        out.writeByte(HEADER);
        out.writeByte(Tags.CARRIED);
        out.writeByte(Tags.BY_NAME);
        WireStrings.write(out, name);
        out.writeFixedInt(schema.hash());
        out.writeVarint(schema.byteCount());
        out.writeBytes(schema.toByteArray(), 0, schema.byteCount());
        return out.toByteArray();
    }
}
