// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class LimitTableTest {

    private static final List<String> KEYS = List.of(
            "bytes", "depth", "references", "container-length", "hash-nesting", "types", "schema-bytes");

    @Test
    void everyLimitHasItsOwnPlace() {
        Limits limits = Limits.DEFAULT;
        for (int i = 0; i < KEYS.size(); i++) {
            limits = limits.with(KEYS.get(i), 10 + i);
        }
        assertThat(limits).isEqualTo(Limits.DEFAULT.withBytes(10).withDepth(11).withReferences(12).withContainerLength(13)
                .withHashNesting(14).withTypes(15).withSchemaBytes(16));
        assertThat(List.of(limits.bytes(), limits.depth(), limits.references(), limits.containerLength(), limits.hashNesting(),
                limits.types(), limits.schemaBytes())).containsExactly(10, 11, 12, 13, 14, 15, 16);
        assertThat(limits).hasToString("Limits[bytes=10, depth=11, references=12, containerLength=13, hashNesting=14, types=15, "
                + "schemaBytes=16]");
        assertThat(Limits.keys()).isEqualTo(KEYS);
    }

    @Test
    void oneThatDiffersIsAnother() {
        Limits limits = Limits.DEFAULT.withTypes(7);
        assertThat(limits).isNotEqualTo(Limits.DEFAULT).isNotEqualTo("limits");
        assertThat(limits.withTypes(Limits.DEFAULT.types())).isEqualTo(Limits.DEFAULT).hasSameHashCodeAs(Limits.DEFAULT);
    }

    @Test
    void aLimitThatThereIsNotIsRefusedByName() {
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.DEFAULT.with("widht", 1))
                .withMessageContaining("name=widht").withMessageContaining("schema-bytes");
    }

    @Test
    void theDefaultsAreThoseThatAreDocumented() {
        assertThat(Limits.DEFAULT).hasToString("Limits[bytes=268435456, depth=256, references=33554432, "
                + "containerLength=16777216, hashNesting=8, types=4096, schemaBytes=4194304]");
    }
}
