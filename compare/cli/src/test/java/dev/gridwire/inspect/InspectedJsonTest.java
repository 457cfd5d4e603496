// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.ThreadMXBean;
import dev.gridwire.Marshaller;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.zoo.Zoo;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The JSON of inspections: valid for every payload, whole or not, and with all that the text has. */
class InspectedJsonTest {

    private static final int INPUTS = Effort.of("gridwire.mutations", 4_000);
    private static final long SEED = Long.getLong("gridwire.seed", 42L);
    private static final long FREE_BYTES = 4 << 20;
    private static final long BYTES_A_BYTE = 2_048;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final PayloadInspector inspector = Inspectors.zoo(Map.of(), Long.MAX_VALUE);

    /** Takes what is printed, and keeps none of it. */
    private static final class Nowhere implements Appendable {

        @Override
        public Appendable append(CharSequence text) {
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) {
            return this;
        }

        @Override
        public Appendable append(char c) {
            return this;
        }
    }

    private static List<byte[]> corpus() {
        List<byte[]> corpus = new ArrayList<>();
        Inspectors.samples().forEach(sample -> corpus.add(TestMarshallers.ZOO.marshal(sample)));
        corpus.addAll(FrozenPayloads.all().values());
        return corpus;
    }

    /** The JSON, which is valid whether or not the payload is. */
    private static JsonNode print(PayloadInspector inspector, byte[] payload) {
        StringBuilder printed = new StringBuilder();
        InspectionException failure = null;
        try {
            inspector.inspectAsJson(payload, printed);
        } catch (InspectionException e) {
            failure = e;
        }
        assertThat(printed.chars()).allMatch(c -> c == '\n' || c >= ' ' && c <= '~');
        JsonNode json = parse(printed.toString(), payload);
        assertThat(json.has("error")).as(() -> text(payload)).isEqualTo(failure != null);
        if (failure != null) {
            assertThat(json.get("error").get("message").asText()).isEqualTo(failure.getMessage());
            assertThat(json.get("error").get("offset").asInt()).isEqualTo(failure.offset()).isBetween(0, payload.length);
        } else {
            assertThat(json.get("bytes").asInt()).isEqualTo(payload.length);
        }
        return json;
    }

    private static JsonNode parse(String printed, byte[] payload) {
        try {
            return JSON.readTree(printed);
        } catch (JsonProcessingException e) {
            return fail("no JSON: " + text(payload) + "\n" + printed, e);
        }
    }

    private static String text(byte[] input) {
        return "input=" + HexFormat.of().formatHex(input) + ", seed=" + SEED;
    }

    /** How many values there are: as many as the text has lines. */
    private static long count(JsonNode json) {
        long own = json.isObject() && json.has("offset") ? 1 : 0;
        long below = 0;
        for (JsonNode each : json) {
            below += count(each);
        }
        return own + below;
    }

    @Test
    void everySampleHasAsManyValuesAsLines() {
        for (byte[] payload : corpus()) {
            PayloadInspector knowing = FrozenPayloads.inspector(inspector);
            List<String> lines = new ArrayList<>();
            knowing.inspect(payload, lines::add);
            JsonNode json = print(knowing, payload);
            assertThat(json.has("error")).as(() -> text(payload)).isFalse();
            assertThat(count(json)).as(() -> text(payload)).isEqualTo(lines.size());
        }
    }

    @Test
    void damagedPayloadsEndWithAnErrorOrAreValidAndMemoryIsBounded() {
        List<byte[]> corpus = corpus();
        SplittableRandom random = new SplittableRandom(SEED);
        int understood = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] whole = corpus.get(random.nextInt(corpus.size()));
            byte[] input = i % 3 == 0
                    ? Arrays.copyOf(whole, random.nextInt(whole.length + 1))
                    : Alterations.altered(corpus, random);
            understood += print(inspector, input).has("error") ? 0 : 1;
            long budget = FREE_BYTES + BYTES_A_BYTE * input.length;
            long allocated = allocatedBy(input);
            // Loading and compiling at the first use are no part of it.
            for (int again = 0; again < 5 && allocated > budget; again++) {
                allocated = Math.min(allocated, allocatedBy(input));
            }
            assertThat(allocated).as(() -> text(input)).isLessThanOrEqualTo(budget);
        }
        assertThat(understood).isBetween(INPUTS / 100, INPUTS - INPUTS / 100);
    }

    private long allocatedBy(byte[] input) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            inspector.inspectAsJson(input, new Nowhere());
        } catch (InspectionException e) {
            return THREADS.getCurrentThreadAllocatedBytes() - before;
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void fieldsElementsAndEntriesAreFoundByName() {
        Zoo.Order order = new Zoo.Order("o1");
        order.lines.add(new Zoo.Line("pen", 1.5, order));
        JsonNode root = print(inspector, TestMarshallers.LEAN.marshal(order)).get("root");
        assertThat(root.get("type").asText()).isEqualTo("dev.gridwire.zoo.Zoo$Order");
        assertThat(root.get("named").asText()).isEqualTo("by name");
        assertThat(root.get("state").asText()).isEqualTo("its own");
        assertThat(root.get("schema").asText()).matches("[0-9a-f]{8}");
        JsonNode line = root.at("/fields/lines/elements/0/fields");
        assertThat(line.at("/article/value").asText()).isEqualTo("pen");
        assertThat(line.at("/price/value").asDouble()).isEqualTo(1.5);
        assertThat(line.at("/order/back").asInt(-1)).isEqualTo(root.get("handle").asInt());
        JsonNode entry = print(inspector, TestMarshallers.ZOO.marshal(Map.of("k", 'v'))).at("/root/entries/0");
        assertThat(entry.at("/key/value").asText()).isEqualTo("k");
        assertThat(entry.at("/value/value").asText()).isEqualTo("v");
    }

    @Test
    void valuesAreWhole() {
        long[] numbers = new long[100];
        numbers[99] = Long.MIN_VALUE;
        Object[] values = {"x".repeat(1_000) + "\ud800\n", numbers, new byte[] {1, (byte) 0xab}, Double.NaN, true, null};
        JsonNode elements = print(inspector, TestMarshallers.ZOO.marshal(values)).at("/root/elements");
        assertThat(elements.at("/0/value").asText()).isEqualTo(values[0]);
        assertThat(elements.at("/1/value/99").asLong()).isEqualTo(Long.MIN_VALUE);
        assertThat(elements.at("/2/value").asText()).isEqualTo("01ab");
        assertThat(elements.at("/3/value").asText()).isEqualTo("NaN");
        assertThat(elements.at("/4/value").isBoolean()).isTrue();
        assertThat(elements.at("/5/value").isNull()).isTrue();
    }

    @Test
    void fieldsOfOneNameInAClassAndItsSuperclassAreBothThere() {
        Zoo.Derived derived = new Zoo.Derived();
        derived.setSame(9);
        JsonNode fields = print(inspector, TestMarshallers.ZOO.marshal(derived)).at("/root/fields");
        assertThat(fields.has("same")).isTrue();
        assertThat(fields.has("same (2)")).isTrue();
    }

    @Test
    void deferredContentsAndSealsHaveAPlaceOfTheirOwn() {
        Marshaller shallow = Marshaller.builder().register(Zoo.Node.class).limits(Limits.DEFAULT.withDepth(1))
                .schemas(SchemaStore.inMemory()).seal(Seal.crc32c()).build();
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(2);
        node.next.next = new Zoo.Node(3);
        JsonNode json = print(inspector, shallow.marshal(node));
        assertThat(json.at("/root/fields/next/deferred").asBoolean()).isTrue();
        assertThat(json.get("deferred")).hasSize(2);
        assertThat(json.at("/deferred/0/handle").asInt()).isEqualTo(1);
        assertThat(json.at("/seal/note").asText()).isEqualTo("crc32c, matches");
    }
}
