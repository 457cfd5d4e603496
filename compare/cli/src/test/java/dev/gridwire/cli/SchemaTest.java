// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTest {

    private static final String CLASSES = TestClasses.folder().toString();
    private static final String INVOICE = "dev.gridwire.cli.Invoice";

    private static CommandRun run(String format, String name) {
        return CommandRun.of("schema", format, "--classpath", CLASSES, name);
    }

    @Test
    void jsonSchemaIsPrintedAlone() throws IOException {
        CommandRun run = run("--json", INVOICE);
        assertThat(run.exit()).as(run.err()).isZero();
        JsonNode schema = new ObjectMapper().readTree(run.out());
        assertThat(schema.path("$schema").asText()).isEqualTo("https://json-schema.org/draft/2020-12/schema");
        assertThat(schema.at("/$defs/dev.gridwire.cli.Invoice/properties/items/items/anyOf/0/$ref").asText())
                .isEqualTo("#/$defs/dev.gridwire.cli.Invoice.Item");
        assertThat(run.err().lines()).isNotEmpty().allMatch(line -> line.startsWith("note: "));
    }

    @Test
    void avroSchemaIsReadByAvro(@TempDir Path folder) throws IOException {
        CommandRun run = CommandRun.of(
                "schema", "--avro", "--classpath", TestClasses.jar(folder.resolve("app.jar")).toString(), INVOICE);
        assertThat(run.exit()).as(run.err()).isZero();
        Schema schema = new Schema.Parser().parse(run.out());
        assertThat(schema.getFullName()).isEqualTo(INVOICE);
        assertThat(schema.getField("currency").schema().getTypes().get(1).getEnumSymbols()).containsExactly("EUR", "USD");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dev.gridwire.cli.Invoice.Item", "dev.gridwire.cli.Invoice$Item"})
    void nestedClassIsFoundWithADotOrADollarSign(String name) {
        assertThat(run("--avro", name).out()).contains("\"name\": \"dev.gridwire.cli.Invoice.Item\"");
    }

    @Test
    void oneFormatIsAskedFor() {
        CommandRun.of("schema", INVOICE).assertNotUnderstood(
                "Error: Missing required argument (specify one of these): (--json | --avro)");
        assertThat(CommandRun.of("schema", "--json", "--avro", INVOICE).exit()).isEqualTo(2);
    }

    @Test
    void classThatIsNotSupportedIsRefusedWithTheNextStep() {
        run("--json", "dev.gridwire.cli.Invoice.Sealed").assertFailed(
                "No constructor is open to a new object: class=dev.gridwire.cli.Invoice$Sealed"
                        + " (give it a public constructor without arguments)");
    }

    @Test
    void unknownClassIsAnsweredWithNearOnes() {
        run("--avro", "dev.gridwire.cli.Invoise").assertFailed(
                "There is no class dev.gridwire.cli.Invoise on the class path (did you mean dev.gridwire.cli.Invoice?)");
    }
}
