// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.Marshaller;
import dev.gridwire.TypeStatistics;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Payloads that name classes in another state than they have here, by fused code: as the interpreter reads them. */
@Tag("core")
class FusedOtherStatesTest {

    /** More than it takes until code is fused. */
    private static final int USES = 100;
    /** Read for each that is altered. */
    private static final int GOOD_ONES = 10;
    /** Of the payloads of each change. */
    private static final int ALTERATIONS = Effort.of("gridwire.fused.alterations", 5_000);

    private static final String OLD_LINE = """
            package states; public class Line { int amount; String product;
              Line(int n) { amount = n; product = "p" + n % 7; } }
            """;

    private static final String NEW_LINE = """
            package states; public class Line { long amount; String product; int weight; Integer box; Kind kind;
              Line(int n) { amount = n; product = "p" + n % 7; weight = n % 3; box = n; kind = Kind.values()[n % 2]; } }
            """;

    private static final String KIND = "package states; public enum Kind { SMALL, LARGE }";

    /** The object says by its constructor whether fused code made it. */
    private static final String ORDER = """
            package states; import java.util.*; public class Order {
              FIELDS
              static int fused;
              Order() {
                for (StackTraceElement each : new Throwable().getStackTrace()) {
                  if (each.getClassName().equals("dev.gridwire.fused.FusedRoot")) { fused++; }
                }
              }
              static int takeFused() { int taken = fused; fused = 0; return taken; }
              static Object make(int n) { Order made = new Order(); made.set(n); return made; }
              void set(int n) { SET }
            }
            """;

    private static final String OLD_FIELDS = """
            long id; int total; String customer; List<Line> lines; Line first; Date date; byte[] raw; Object any; short small;
            """;
    private static final String FIRST = "Line first;";
    private static final String SET_FIRST = "first = n % 3 == 0 ? null : new Line(n);";
    private static final String OLD_SET = """
            id = n; total = n * 31; customer = n % 5 == 0 ? null : "c" + n; lines = new ArrayList<>();
            for (int i = 0; i < n % 4; i++) { lines.add(new Line(n + i)); }
            first = n % 3 == 0 ? null : new Line(n); date = new Date(n); raw = new byte[n % 3]; small = (short) n;
            any = n % 2 == 0 ? (Object) ("any" + n) : new Line(n);
            """;
    private static final String NEW_FIELDS = """
            String note; Integer count; long id; long total; String customer; List<Line> lines; Object first; Date date;
            Object any; int small; double rate; Kind kind; List<Line> more;
            """;
    private static final String NEW_SET = """
            note = "n" + n; count = n % 2 == 0 ? null : n; id = n; total = n * 31L; customer = n % 5 == 0 ? null : "c" + n;
            lines = new LinkedList<>(); for (int i = 0; i < n % 4; i++) { lines.add(new Line(n + i)); }
            first = n % 3 == 0 ? null : new Line(n); date = new Date(n); small = n; rate = n / 2.0; kind = Kind.LARGE;
            any = n % 2 == 0 ? (Object) ("any" + n) : new Line(n);
            """;

    /** What changed between the writer's classes and the reader's. */
    enum Change {
        THE_ROOT_GREW(order(OLD_FIELDS, OLD_SET), order(NEW_FIELDS, NEW_SET), OLD_LINE, OLD_LINE),
        THE_ROOT_SHRANK(order("String note; double rate; Integer count; " + OLD_FIELDS, "note = \"n\"; rate = n; " + OLD_SET),
                order(OLD_FIELDS, OLD_SET), OLD_LINE, OLD_LINE),
        ELEMENTS_GREW(order(OLD_FIELDS.replace(FIRST, ""), OLD_SET.replace(SET_FIRST, "")),
                order(OLD_FIELDS.replace(FIRST, ""), OLD_SET.replace(SET_FIRST, "")), OLD_LINE, NEW_LINE),
        ELEMENTS_SHRANK(order(OLD_FIELDS, OLD_SET), order(OLD_FIELDS, OLD_SET), NEW_LINE, OLD_LINE),
        BOTH_GREW(order(OLD_FIELDS, OLD_SET), order(NEW_FIELDS, NEW_SET), OLD_LINE, NEW_LINE);

        private final Map<String, byte[]> written;
        private final Map<String, byte[]> read;

        Change(String writtenOrder, String readOrder, String writtenLine, String readLine) {
            written = compiled(writtenOrder, writtenLine);
            read = compiled(readOrder, readLine);
        }

        private static String order(String fields, String set) {
            return ORDER.replace("FIELDS", fields).replace("SET", set);
        }

        private static Map<String, byte[]> compiled(String order, String line) {
            return Compiler.compile(new HashMap<>(Map.of("states.Order", order, "states.Line", line, "states.Kind", KIND)));
        }
    }

    /** One side of a change. */
    private record Side(ClassLoader loader, Marshaller marshaller) {

        static Side of(Map<String, byte[]> classes, Generation generation, SchemaStore store) {
            ClassLoader loader = new BytesLoader(classes, FusedOtherStatesTest.class.getClassLoader());
            return new Side(loader, WithGeneration.builder(generation).classLoader(loader).allowPackage("states").schemas(store)
                    .build());
        }

        Object call(String name, Object... arguments) {
            try {
                Class<?>[] types = arguments.length == 0 ? new Class<?>[0] : new Class<?>[] {int.class};
                Method method = loader.loadClass("states.Order").getDeclaredMethod(name, types);
                method.setAccessible(true);
                return method.invoke(null, arguments);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }

        byte[] written(int number) {
            return marshaller.marshal(call("make", number));
        }

        String read(byte[] payload) {
            return GraphText.of(marshaller.unmarshal(payload));
        }
    }

    private static void checkRead(Change change, SchemaStore store) {
        Side writer = Side.of(change.written, Generation.NEVER, store);
        Side fused = Side.of(change.read, Generation.WHEN_USED, store);
        Side interpreted = Side.of(change.read, Generation.NEVER, store);
        for (int i = 1; i < 3 * USES; i++) {
            byte[] payload = writer.written(i);
            assertThat(fused.read(payload)).isEqualTo(interpreted.read(payload));
        }
        assertThat(fused.marshaller().statistics().types()).extracting(TypeStatistics::obstacle).containsOnly("");
        fused.call("takeFused");
        for (int i = 1; i <= USES; i++) {
            byte[] payload = writer.written(i);
            assertThat(fused.read(payload)).isEqualTo(interpreted.read(payload));
        }
        assertThat(fused.call("takeFused")).isEqualTo(USES);
    }

    @ParameterizedTest
    @EnumSource
    void theyAreReadAsByTheInterpreter(Change change) {
        checkRead(change, SchemaStore.inPayload());
        checkRead(change, SchemaStore.inMemory());
    }

    @ParameterizedTest
    @EnumSource
    void alteredBytesGiveTheSameObjectOrTheSameMessage(Change change) {
        Side writer = Side.of(change.written, Generation.NEVER, SchemaStore.inPayload());
        Side fused = Side.of(change.read, Generation.WHEN_USED, SchemaStore.inPayload());
        Side interpreted = Side.of(change.read, Generation.NEVER, SchemaStore.inPayload());
        for (int i = 1; i < 2 * USES; i++) {
            fused.read(writer.written(i));
        }
        SplittableRandom random = new SplittableRandom(change.ordinal());
        for (int i = 0; i < ALTERATIONS; i++) {
            byte[] bytes = writer.written(random.nextInt(1, 80));
            int last = random.nextInt(4) == 0 ? random.nextInt(1, bytes.length) : bytes.length;
            byte[] altered = Arrays.copyOf(bytes, last);
            altered[random.nextInt(altered.length)] = (byte) (random.nextBoolean() ? random.nextInt(100) : random.nextInt());
            String[] results = new String[2];
            // Where more than three of eight payloads fail, fused code rests, and nothing would be tested.
            for (int good = 0; good < GOOD_ONES; good++) {
                fused.read(bytes);
            }
            Throwable found = catchThrowable(() -> results[0] = fused.read(altered));
            Throwable expected = catchThrowable(() -> results[1] = interpreted.read(altered));
            assertThat(found == null ? null : found.toString()).isEqualTo(expected == null ? null : expected.toString());
            assertThat(results[0]).isEqualTo(results[1]);
        }
    }

    /** A payload names a class by its place once it was named: the place of one state leads to no other. */
    @Test
    void twoStatesOfAClassAreToldApart() {
        Side[] writers = {
            Side.of(Change.ELEMENTS_GREW.written, Generation.NEVER, SchemaStore.inPayload()),
            Side.of(Change.ELEMENTS_GREW.read, Generation.NEVER, SchemaStore.inPayload())
        };
        Side fused = Side.of(Change.ELEMENTS_GREW.read, Generation.WHEN_USED, SchemaStore.inPayload());
        Side interpreted = Side.of(Change.ELEMENTS_GREW.read, Generation.NEVER, SchemaStore.inPayload());
        for (int i = 1; i < 8 * USES; i++) {
            byte[] payload = writers[i / 7 % 2].written(i);
            assertThat(fused.read(payload)).isEqualTo(interpreted.read(payload));
        }
    }

    /** What an old reader does not know is written again by it, whoever read it. */
    @Test
    void unknownFieldsAreKept() {
        Change change = Change.THE_ROOT_SHRANK;
        Side writer = Side.of(change.written, Generation.NEVER, SchemaStore.inPayload());
        Side fused = Side.of(change.read, Generation.WHEN_USED, SchemaStore.inPayload());
        for (int i = 1; i < 3 * USES; i++) {
            byte[] payload = writer.written(i);
            Object read = fused.marshaller().unmarshal(payload);
            assertThat(writer.read(fused.marshaller().marshal(read))).isEqualTo(writer.read(payload));
        }
    }

    @Test
    void whyTheyAreLeftToTheGeneralWalkIsSaid() {
        String set = OLD_SET.replace(SET_FIRST, "") + " lines.add(new Line(1)); lines.add(lines.get(0));";
        String fields = OLD_FIELDS.replace(FIRST, "");
        Map<String, byte[]> written = Change.compiled(Change.order(fields, set), OLD_LINE);
        assertSaysWhy(written, Change.compiled(Change.order(fields, set), NEW_LINE));
        assertSaysWhy(written, Change.THE_ROOT_GREW.read);
    }

    private static void assertSaysWhy(Map<String, byte[]> written, Map<String, byte[]> read) {
        Side writer = Side.of(written, Generation.NEVER, SchemaStore.inPayload());
        Side fused = Side.of(read, Generation.WHEN_USED, SchemaStore.inPayload());
        for (int i = 1; i < 3 * USES; i++) {
            fused.read(writer.written(i));
        }
        assertThat(fused.marshaller().statistics().types()).extracting(TypeStatistics::obstacle).containsExactly(
                "of payloads in another state of a class: an object stands twice in its graphs, as another state of the class"
                        + " has them");
    }
}
