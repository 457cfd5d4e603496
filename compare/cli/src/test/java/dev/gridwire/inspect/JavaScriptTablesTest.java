// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** The tables of the reader in JavaScript are those of the wire format; {@code -Dgolden.regenerate=true} writes them anew. */
@EnabledForJreRange(max = JRE.JAVA_21, disabledReason = "later JDKs declare ObjectStreamClass final")
class JavaScriptTablesTest {

    private static final Path FILE = Path.of("src/main/resources/dev/gridwire/inspect/gridwire-reader.js");
    private static final String END = "// </tables>";

    @Test
    void tablesAreThoseOfTheWireFormat() throws IOException, ReflectiveOperationException {
        String source = Files.readString(FILE);
        int begin = source.indexOf('\n', source.indexOf("// <tables>")) + 1;
        int end = source.indexOf(END);
        String renewed = source.substring(0, begin) + JavaScriptReaderTables.print() + source.substring(end);
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(FILE, renewed);
        }
        assertThat(Files.readString(FILE)).as("renew it with -Dgolden.regenerate=true -Dtest=JavaScriptTablesTest")
                .isEqualTo(renewed);
    }
}
