// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SchemaTest {

    private static final String PREFIX = SchemaTest.class.getName() + "$";

    static class Root {
        Leaf[][] leaves;
        Root self;
        List<Unnamed> unnamed;
        Above above;
        TimeUnit unit;
        int[] codes;
    }

    record Leaf(Colour colour) {}

    enum Colour {
        RED
    }

    static class Unnamed {}

    abstract static class Above {}

    @Test
    void aSchemaHasWhatSlotsAndElementsOfArraysDeclareExactly() {
        assertThat(names(Schema.of(PREFIX + "Root", Layouts.fromReflection())))
                .containsExactly(PREFIX + "Colour", PREFIX + "Leaf", PREFIX + "Root", "java.util.concurrent.TimeUnit");
    }

    @Test
    void bothSourcesGiveTheSameSchema() {
        for (String name : List.of("Root", "Leaf", "Colour", "Unnamed")) {
            Schema live = Schema.of(PREFIX + name, Layouts.fromReflection());
            assertThat(Schema.of(PREFIX + name, Layouts.fromClassFiles())).isEqualTo(live);
            assertThat(Schema.of(PREFIX + name, Layouts.fromClassFiles()).hash()).isEqualTo(live.hash());
        }
    }

    @Test
    void theHashIsOverTheFingerprintsTheLowestByteFirst() {
        Layout layout = Layouts.of(Unnamed.class);
        byte[] bytes = new byte[Long.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (layout.fingerprint() >>> i * Byte.SIZE);
        }
        assertThat(new Schema(List.of(layout)).hash()).isEqualTo((int) Fingerprint.hash(bytes));
    }

    @Test
    void aDeclaredClassThatIsMissingIsNamed() {
        ModelSource real = new ReflectionSource(SchemaTest.class.getClassLoader());
        ModelSource source = name -> name.endsWith("Leaf") ? Optional.empty() : real.find(name);
        assertThatThrownBy(() -> Schema.of(PREFIX + "Root", LayoutResolver.of(source)))
                .isInstanceOf(ClassModelException.class)
                .hasMessageContaining("class=" + PREFIX + "Leaf");
    }

    private static List<String> names(Schema schema) {
        return schema.layouts().stream().map(Layout::typeName).toList();
    }
}
