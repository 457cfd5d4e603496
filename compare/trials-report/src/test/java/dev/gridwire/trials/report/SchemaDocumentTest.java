// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares {@code docs/results.schema.json} with the records that the results are written from. */
class SchemaDocumentTest {

    private static final Path SCHEMA = Path.of("../../docs/results.schema.json");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Every type of the project that the results are made of. */
    static Stream<Class<?>> types() {
        Set<Class<?>> found = new LinkedHashSet<>();
        collect(ComparisonResults.class, found);
        return found.stream();
    }

    private static void collect(Type type, Set<Class<?>> found) {
        if (type instanceof ParameterizedType parameterized) {
            Arrays.stream(parameterized.getActualTypeArguments()).forEach(argument -> collect(argument, found));
        } else if (type instanceof Class<?> one && isOurs(one) && found.add(one) && one.isRecord()) {
            Arrays.stream(one.getRecordComponents()).forEach(component -> collect(component.getGenericType(), found));
        }
    }

    private static boolean isOurs(Class<?> type) {
        return type.getName().startsWith("dev.gridwire.");
    }

    @Test
    void allRecordsAreWalked() {
        assertThat(types()).extracting(Class::getSimpleName).hasSizeGreaterThanOrEqualTo(21)
                .contains("Measurement", "Point", "Incident", "Traits", "Column", "Outcome");
    }

    @ParameterizedTest
    @MethodSource("types")
    void everyFieldIsInTheSchema(Class<?> type) throws IOException {
        JsonNode definition = MAPPER.readTree(SCHEMA.toFile()).path("$defs").path(type.getSimpleName());
        if (type.isEnum()) {
            assertThat(definition.path("enum")).extracting(JsonNode::asText)
                    .containsExactlyElementsOf(Arrays.stream(type.getEnumConstants()).map(String::valueOf).toList());
            return;
        }
        Stream<String> names = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName);
        assertThat(names).allSatisfy(name -> assertThat(definition.path("properties").has(name)).as(name).isTrue());
    }

    @Test
    void resultsOfEveryKindObeyTheSchema() throws IOException {
        for (ComparisonResults results : new ComparisonResults[] {
            ShowcaseReport.everything(), ShowcaseReport.oneCell(), ShowcaseReport.clusterOnly(),
                    ShowcaseReport.publishedOnly(), ShowcaseReport.safetyOnly(),
            ShowcaseReport.nothing()
        }) {
            assertThat(schema().validate(MAPPER.readTree(ResultsJson.write(results)))).isEmpty();
        }
    }

    @Test
    void keptResultsOfTheFirstVersionObeyTheSchema() throws IOException {
        JsonNode kept = MAPPER.readTree(Path.of("../../docs/measurements/compare-schema-1/results.json").toFile());
        assertThat(schema().validate(kept)).isEmpty();
    }

    @Test
    void resultsWithoutTheirCellsOrWithATextForATimeBreakTheSchema() throws IOException {
        ObjectNode tree = (ObjectNode) MAPPER.readTree(ResultsJson.write(ShowcaseReport.oneCell()));
        ((ObjectNode) tree.at("/cells/0/write")).put("meanNanos", "fast");
        assertThat(schema().validate(tree)).isNotEmpty();
        tree.remove("cells");
        assertThat(schema().validate(tree)).isNotEmpty();
    }

    private static JsonSchema schema() throws IOException {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(MAPPER.readTree(SCHEMA.toFile()));
    }
}
