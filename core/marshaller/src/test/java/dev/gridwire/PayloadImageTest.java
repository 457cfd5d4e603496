// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.schema.SchemaStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The image in {@code docs/wire-format.md} shows the bytes that are written. */
class PayloadImageTest {

    private static final Pattern BYTE = Pattern.compile("byte\"[^>]*>([0-9a-f]{2})<");

    private record Order(long id, String product, int amount) {}

    /** Its schema has the class's name. */
    private static String withoutSchema(String hex) {
        return hex.substring(0, 6) + "????????" + hex.substring(14);
    }

    @Test
    void itsBytesAreTheMarshallers() throws IOException {
        Marshaller marshaller = Marshaller.builder().register(Order.class, 1).schemas(SchemaStore.inMemory()).build();
        String written = HexFormat.of().formatHex(marshaller.marshal(new Order(7, "pen", 12)));
        Matcher shown = BYTE.matcher(Files.readString(Path.of("..", "..", "docs", "images", "payload.svg")));
        String image = shown.results().map(each -> each.group(1)).reduce("", String::concat);
        assertThat(withoutSchema(image)).isEqualTo(withoutSchema(written));
    }
}
