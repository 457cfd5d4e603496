// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.testkit.universe.GraphMaker;
import dev.gridwire.testkit.universe.Universe;
import dev.gridwire.zoo.Zoo;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** The reader in JavaScript shows what the command shows without class files, and takes no harm from anything else. */
@EnabledForJreRange(max = JRE.JAVA_21, disabledReason = "GraalJS for JDK 17 calls a method of Unsafe that later JDKs lack")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("full")
class JavaScriptReaderTest {

    private static final int INPUTS = Effort.of("gridwire.javascript", 2_000);
    private static final int UNIVERSES = Effort.of("gridwire.universes", 60);
    private static final int GRAPHS = 12;
    private static final int MOST_PARTS = 25;
    private static final long SEED = Long.getLong("gridwire.seed", 42L);
    /** Without a compiler the engine needs more than browsers do. */
    private static final long STACK_BYTES = 64 << 20;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final int MOST_CHARACTERS = 4_096;
    /** Rules about the JDK's classes, which the command knows from their files. */
    private static final String NEEDS_CLASSES = "(?s)(the slot cannot hold the object|The class of the JDK|The type policy"
            + "|the class has another shape|Hash containers stand too deep).*";
    /** The command looks ahead for the name in a schema, and tells the offset from there. */
    private static final String LOOKS_AHEAD = "(?s)(the payload carries no schema where it says so"
            + "|the payload announces more than it holds|the payload is cut off).*";
    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final PayloadInspector inspector = Inspectors.of(Inspectors.layouts(), Map.of(), Long.MAX_VALUE);
    private final ExecutorService deep =
            Executors.newSingleThreadExecutor(task -> new Thread(null, task, "javascript", STACK_BYTES));
    private JavaScriptReader reader;

    @BeforeAll
    void start() throws Exception {
        reader = inDepth(JavaScriptReader::new);
    }

    @AfterAll
    void stop() throws Exception {
        inDepth(() -> {
            reader.close();
            return true;
        });
        deep.shutdown();
    }

    private <T> T inDepth(Callable<T> task) throws Exception {
        return deep.submit(task).get();
    }

    private static List<byte[]> corpus() {
        List<byte[]> corpus = new ArrayList<>(FrozenPayloads.all().values());
        Inspectors.samples().forEach(sample -> corpus.add(TestMarshallers.ZOO.marshal(sample)));
        return corpus;
    }

    /** What the command prints. The reader has no class files to compare a schema with. */
    private JsonNode expected(byte[] payload) throws JsonProcessingException {
        StringBuilder printed = new StringBuilder();
        try {
            inspector.inspectAsJson(payload, printed);
        } catch (InspectionException e) {
            // The JSON ends with it.
            return JSON.readTree(printed.toString().replace(Naming.OWN, Naming.CARRIED));
        }
        return JSON.readTree(printed.toString().replace(Naming.OWN, Naming.CARRIED));
    }

    private JsonNode found(byte[] payload) throws Exception {
        long begin = System.nanoTime();
        String json = inDepth(() -> reader.json(payload));
        assertThat(System.nanoTime() - begin).as(() -> text(payload)).isLessThan(MOST_NANOS);
        assertThat(json).as(() -> text(payload)).matches("[ -~]*").hasSizeLessThan(MOST_CHARACTERS * (payload.length + 1));
        return JSON.readTree(json);
    }

    private static String text(byte[] input) {
        return "input=" + HexFormat.of().formatHex(input) + ", seed=" + SEED;
    }

    @Test
    void frozenPayloadsAndSamplesAreShownAsTheCommandShowsThem() throws Exception {
        int whole = 0;
        for (byte[] payload : corpus()) {
            JsonNode found = found(payload);
            whole += found.has("error") ? 0 : 1;
            assertSame(expected(payload), found, payload);
        }
        assertThat(whole).as("payloads that carry what they need").isGreaterThan(300);
    }

    @Test
    void randomGraphsOfRandomClassesAreShownAsTheCommandShowsThem() throws Exception {
        int shown = 0;
        for (Universe universe : Universe.make(SEED, UNIVERSES)) {
            Marshaller marshaller = Marshaller.builder().classLoader(universe.loader())
                    .allowPackage(universe.packageName()).allowPackage(universe.packageName() + ".base").build();
            SplittableRandom random = new SplittableRandom(universe.seed());
            for (int i = 0; i < GRAPHS; i++) {
                Object graph = new GraphMaker(universe, random.split(), random.nextInt(MOST_PARTS)).make();
                shown += isShown(marshaller, graph) ? 1 : 0;
            }
        }
        assertThat(shown).isGreaterThan(UNIVERSES * GRAPHS / 2);
    }

    /** Whether the marshaller writes the graph: not all random classes are allowed. */
    private boolean isShown(Marshaller marshaller, Object graph) throws Exception {
        byte[] payload;
        try {
            payload = marshaller.marshal(graph);
        } catch (GridwireException refused) {
            return false;
        }
        JsonNode found = found(payload);
        assertSame(expected(payload), found, payload);
        return !found.has("error");
    }

    @Test
    void damagedPayloadsEndWhereTheyEndForTheCommand() throws Exception {
        List<byte[]> corpus = corpus();
        SplittableRandom random = new SplittableRandom(SEED);
        int understood = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] whole = corpus.get(random.nextInt(corpus.size()));
            byte[] input = i % 3 == 0
                    ? Arrays.copyOf(whole, random.nextInt(whole.length + 1))
                    : Alterations.altered(corpus, random);
            JsonNode found = found(input);
            understood += found.has("error") ? 0 : 1;
            assertSame(expected(input), found, input);
        }
        assertThat(understood).isBetween(INPUTS / 100, INPUTS - INPUTS / 100);
    }

    private static void assertSame(JsonNode expected, JsonNode found, byte[] payload) {
        String rule = expected.at("/error/message").asText();
        if (rule.matches(NEEDS_CLASSES)) {
            return;
        }
        assertThat(found.has("error")).as(() -> text(payload) + found).isEqualTo(expected.has("error"));
        for (JsonNode each : List.of(expected, found)) {
            withoutNextStep(each, rule);
        }
        assertThat(JsonDifference.of(expected, found)).as(() -> text(payload)).isEmpty();
    }

    /** Another next step follows for the one than for the other. */
    private static void withoutNextStep(JsonNode json, String rule) {
        if (json.get("error") instanceof ObjectNode error) {
            assertThat(error.remove("message").asText())
                    .contains(" at offset " + error.get("offset")).contains(error.get("path").asText());
            error.remove(rule.matches(LOOKS_AHEAD) ? List.of("offset") : List.of());
        }
    }

    @Test
    void sealsAreShown() throws Exception {
        for (Seal seal : List.of(Seal.crc32c(), Seal.hmac(new byte[32]))) {
            Marshaller sealing = Marshaller.builder().register(Zoo.Node.class).seal(seal).build();
            byte[] payload = sealing.marshal(new Zoo.Node(1));
            assertSame(expected(payload), found(payload), payload);
            payload[payload.length - 2] ^= 1;
            assertSame(expected(payload), found(payload), payload);
            assertThat(found(payload).at("/seal/note").asText()).matches("crc32c, does not match.*|hmac, not checked.*");
        }
    }

    @Test
    void schemaThatIsElsewhereIsAskedForBehindWhatIsUnderstood() throws Exception {
        Marshaller lean = Marshaller.builder().register(Zoo.Node.class).schemas(SchemaStore.inMemory()).build();
        JsonNode found = found(lean.marshal(new Object[] {"shown", new Zoo.Node(1)}));
        assertThat(found.at("/root/elements/0/value").asText()).isEqualTo("shown");
        assertThat(found.at("/error/message").asText())
                .startsWith("the class is missing: class=dev.gridwire.zoo.Zoo$Node at offset ")
                .endsWith("; its schema is not in the payload: gridwire inspect finds it with --classpath or --schemas");
    }

    @Test
    void limitsHold() throws Exception {
        byte[] payload = TestMarshallers.ZOO.marshal(new Object[] {new Object[] {1, 2}, "three"});
        assertThat(inDepth(() -> reader.json(payload, "{values: 6}"))).doesNotContain("error");
        assertThat(inDepth(() -> reader.json(payload, "{values: 5}"))).contains("too many values to show: limit=5");
        assertThat(inDepth(() -> reader.json(payload, "{depth: 2}"))).doesNotContain("error");
        assertThat(inDepth(() -> reader.json(payload, "{depth: 1}"))).contains("too deep: limit=1");
        assertThat(inDepth(() -> reader.json(payload, "{bytes: " + payload.length + "}"))).doesNotContain("error");
        assertThat(inDepth(() -> reader.json(payload, "{bytes: " + (payload.length - 1) + "}"))).contains("too large: limit=");
    }

    @Test
    void damageThrowsAnErrorWithTheTreeUpToThere() throws Exception {
        assertThat(inDepth(() -> reader.eval("""
                try {
                    gridwire.read(gridwire.bytes('88 27 01 00 0d'));
                } catch (e) {
                    [e.name, e.offset, e.path, e.tree.root.type, e instanceof gridwire.PayloadError].join(' ');
                }"""))).isEqualTo("PayloadError 5 ArrayList[0] ArrayList true");
    }

    @Test
    void namesOfTheEnginesOwnObjectsAreNamesLikeOthers() throws Exception {
        Map<String, Object> names = Map.of("__proto__", "constructor");
        byte[] payload = TestMarshallers.ZOO.marshal(new Object[] {names, new Zoo.Derived(), ZoneId.of("Europe/Paris")});
        assertSame(expected(payload), found(payload), payload);
    }
}
