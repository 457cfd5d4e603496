// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Compiled;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerException;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.SmallForm;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.SettingsReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a build says of changes, by every state that was recorded. */
class ChangesTest {

    private static final String OTHERS = """
            package a; class Others {}
            class Base implements java.io.Serializable { int low; }
            class NoBase implements java.io.Serializable { }
            final class Gift implements java.io.Serializable { int x; }
            enum Colour { RED, GREEN }
            enum Shade { RED, GREEN }
            """;

    @TempDir
    private Path folder;

    private Path classes;
    private Path schema;
    private Map<String, String> settings = Map.of();
    private final List<String> forgotten = new ArrayList<>();

    @BeforeEach
    void makeFolders() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
        schema = folder.resolve("gridwire.schema");
    }

    private Enhancement build(RunMode mode, String... sources) {
        Compiled.into(classes, sources);
        EnhancerOptions options = EnhancerOptions.of(ClassPlace.inPlace(classes, "shop")).withSchema(schema).withMode(mode)
                .withSettings(SettingsReader.read(settings, "test")).withForgotten(forgotten);
        return Enhancer.of(List.of(new SmallForm(Mechanism.NATIVE))).enhance(options);
    }

    private static String order(String body) {
        return body.contains("Order") ? "package a; " + body
                : "package a; public class Order implements java.io.Serializable { " + body + " }";
    }

    private Enhancement change(String before, String after) {
        build(RunMode.WRITE, OTHERS, order(before));
        return build(RunMode.WRITE, order(after));
    }

    private String problem(String before, String after) {
        build(RunMode.WRITE, OTHERS, order(before));
        String recorded = read();
        List<String> problems = catchThrowableOfType(EnhancerException.class, () -> build(RunMode.WRITE, order(after)))
                .problems();
        assertThat(read()).as("the schema is as it was").isEqualTo(recorded);
        assertThat(problems).hasSize(1);
        return problems.get(0);
    }

    private String read() {
        try {
            return Files.readString(schema);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "int a; | int a; long added;",
        "int a; String b; | int a;",
        "int a; String b; | String b; int a;",
        "int a; | transient int gone; int a; static int none;",
        "int low; | public class Order extends Base { }",
        "public class Order extends Base { } | int low;",
        "int a; | public class Order extends NoBase { int a; }",
        "int a; | public record Order(int a) implements java.io.Serializable { }",
        "public record Order(int a) implements java.io.Serializable { } | int a;",
        "public record Order(int a) implements java.io.Serializable { } "
                + "| public record Order(int b, int a) implements java.io.Serializable { }",
        "int a; | @dev.gridwire.annotations.FormerName(\"a\") int b;",
        "Mood m; enum Mood { OLD, BAD } | Mood m; enum Mood { BAD, @dev.gridwire.annotations.FormerName(\"OLD\") NEW }",
        "int a; | int a; private Object readResolve() { return this; }",
        "int a; | public final class Order implements java.io.Serializable { int a; }",
        "Gift g; | Gift g; java.util.Map<Gift, Gift> more;",
    })
    void isReadBothWays(String before, String after) {
        Enhancement done = change(before, after);

        assertThat(done.notes().stream().filter(note -> !note.contains("if it is"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "int a; | long a; | - a:int   + a:long   (members with the recorded class refuse payloads whose a does not fit into int)",
        "long a; | int a; | - a:long   + a:int   (payloads are refused whose a does not fit into int)",
        "double a; | float a; | payloads are refused whose a does not fit into float",
        "java.util.ArrayList<String> a; | java.util.List<String> a; | members with the recorded class refuse payloads whose a"
                + " does not fit into java.util.ArrayList",
        "java.util.List<String> a; | java.util.ArrayList<String> a; | payloads are refused whose a does not fit into"
                + " java.util.ArrayList",
        "Object a; | Gift a; | payloads are refused whose a does not fit into a.Gift",
        "Colour a; | Shade a; | payloads are refused whose a does not fit into a.Shade",
        "long[] a; | int[] a; | payloads are refused whose a does not fit into int[]",
        "java.util.List<String> a; | String[] a; | (only a try tells whether each a has an equal value of the other type)",
        "Integer a; | int a; | payloads are refused whose a is null",
        "int a; | Integer a; | members with the recorded class refuse payloads whose a is null",
        "String a; | @dev.gridwire.annotations.NonNull String a; | payloads may hold null there",
        "String a; | String b; | - a:string   (if it is b now, say @FormerName(\"a\") there)",
        "int a; | int a; private void readObject(java.io.ObjectInputStream in) {} | + readObject   (only a try tells"
                + " whether hooks read payloads that were written without them",
        "int a; private void writeObject(java.io.ObjectOutputStream out) {} | int a; | - writeObject   (only a try tells"
                + " whether hooks read payloads that were written without them",
    })
    void isToldOnceWhereItDepends(String before, String after, String told) {
        Enhancement done = change(before, after);

        assertThat(done.notes()).singleElement().asString()
                .startsWith("A class changed, and only some payloads of its states can be read by each other: class=a.Order,"
                        + " recorded=")
                .contains(told);
        assertThat(build(RunMode.WRITE).notes()).isEmpty();
        assertThat(build(RunMode.CHECK).notes()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "int a; | String a; | - a:int   + a:string   (the types are unrelated; keep the field, and add one of another name)",
        "int a; | boolean a; | - a:int   + a:boolean   (the types are unrelated",
        "String a; | Gift a; | - a:string   + a:object:a.Gift   (the types are unrelated",
        "int[] a; | boolean[] a; | - a:primitive-array:int[]   + a:primitive-array:boolean[]   (the types are unrelated",
        "int a; | public enum Order { A } | form=enum",
        "int a; | public class Order implements java.io.Externalizable { public Order() {} "
                + "public void writeExternal(java.io.ObjectOutput out) {} "
                + "public void readExternal(java.io.ObjectInput in) {} } "
                + "| - form=class   + form=externalizable   (an enum, a class",
        "int a; private void readObject(java.io.ObjectInputStream in) {} "
                + "| public record Order(int a) implements java.io.Serializable { } "
                + "| - readObject   (a record and a class with hooks never read each other)",
        "int a; | public class Order extends java.util.ArrayList<String> { int a; } | + extends java.util.ArrayList",
    })
    void isRefusedByName(String before, String after, String difference) {
        build(RunMode.WRITE, OTHERS, order(before));

        assertThatThrownBy(() -> build(RunMode.WRITE, order(after)))
                .isInstanceOf(EnhancerException.class)
                .hasMessageContaining("A class changed so that a recorded state of it cannot be read: class=a.Order, recorded=")
                .hasMessageContaining(difference)
                .hasMessageContaining("--forget a.Order#");
    }

    @Test
    void aBoxThatBecomesAPrimitiveIsReadWhereNullIsANumber() {
        settings = Map.of("null-in-primitive", "zero");

        assertThat(change("Integer a; long b;", "int a; Long b;").notes()).isEmpty();
    }

    @Test
    void constantThatWentIsRefusedAndOneThatCameIsTold() {
        String order = "Colour colour; enum Colour { %s }";
        assertThat(problem(order.formatted("RED, GREEN"), order.formatted("GREEN, BLUE")))
                .contains("class=a.Order$Colour")
                .contains("- RED   (payloads with it are refused; if it is BLUE now, say @FormerName(\"RED\") there; or keep the"
                        + " constant, deprecated, or name a substitute: unknown-constant.a.Order$Colour=…)")
                .contains("+ BLUE   (members with the recorded enum refuse it; write it when all have the new one)");
        assertThat(build(RunMode.WRITE, order(order.formatted("BLUE, RED, GREEN"))).notes()).singleElement().asString()
                .contains("+ BLUE").doesNotContain("- ");
    }

    @Test
    void orderOfConstantsMeansNothing() {
        String order = "Colour colour; enum Colour { %s }";
        assertThat(change(order.formatted("RED, GREEN"), order.formatted("GREEN, RED")).notes()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"unknown-constants,null", "unknown-constant.a.Order$Colour,GREEN"})
    void constantThatWentIsReadWhereASettingSaysAs(String key, String value) {
        settings = Map.of(key, value);
        String order = "Colour colour; enum Colour { %s }";

        assertThat(change(order.formatted("RED, GREEN"), order.formatted("GREEN")).notes()).singleElement().asString()
                .contains("- RED   (payloads with it are read with the substitute)");
    }

    @Test
    void renamesOfTheSettingsCount() throws IOException {
        settings = Map.of("renamed.a.Order#b", "a");

        assertThat(change("int a;", "int b;").notes()).isEmpty();

        assertThat(schema).content().contains("former a.Order#b a\n");
    }

    @Test
    void renamedClassIsComparedWithWhatItWas() {
        build(RunMode.WRITE, order("int a;"));
        assertThat(classes.resolve("a/Order.class").toFile().delete()).isTrue();

        assertThatThrownBy(() -> build(RunMode.WRITE, "package a; @dev.gridwire.annotations.FormerName(\"a.Order\") public class"
                + " Purchase implements java.io.Serializable { String a; }"))
                .hasMessageContaining("class=a.Purchase, recorded=a.Order#")
                .hasMessageContaining("- a.Order   + a.Purchase   (renamed)")
                .hasMessageContaining("- a:int   + a:string");
    }

    @Test
    void everyRecordedStateCountsNotOnlyTheLast() {
        build(RunMode.WRITE, order("String a;"));
        build(RunMode.WRITE, order("int b;"));

        assertThatThrownBy(() -> build(RunMode.WRITE, order("int a; int b;"))).hasMessageContaining("- a:string   + a:int");
    }

    @Test
    void allProblemsAreToldAtOnce() {
        String other = "package a; public class Second implements java.io.Serializable { %s }";
        build(RunMode.WRITE, order("int a; int b;"), other.formatted("int c;"));

        assertThatThrownBy(() -> build(RunMode.WRITE, order("String a; String b;"), other.formatted("String c;")))
                .hasMessageStartingWith("2 problems; nothing was written:")
                .hasMessageContaining("- a:int   + a:string").hasMessageContaining("- b:int   + b:string")
                .hasMessageContaining("- c:int   + c:string");
    }

    @Test
    void forgottenStateIsNotJudged() {
        String problem = problem("int a;", "String a;");
        forgotten.add(problem.replaceFirst("(?s).*--forget (\\S+),.*", "$1"));

        build(RunMode.WRITE);

        assertThat(read()).contains("{a:string}").doesNotContain("{a:int}");
        forgotten.clear();
        build(RunMode.CHECK);
    }

    @Test
    void stateThatIsNotRecordedCannotBeForgotten() {
        build(RunMode.WRITE, order("int a;"));
        forgotten.addAll(List.of("a.Order#0000000000000000", "a.None"));

        assertThatThrownBy(() -> build(RunMode.WRITE)).hasMessageStartingWith("2 problems")
                .hasMessageContaining("No such state is recorded: state=a.Order#0000000000000000, file=" + schema)
                .hasMessageContaining("state=a.None");
    }

    @Test
    void deletedLineIsNotJudged() throws IOException {
        problem("int a;", "String a;");
        Files.write(schema, read().lines().filter(line -> !line.startsWith("layout a.Order ")).toList());

        build(RunMode.WRITE);

        assertThat(read()).contains("{a:string}").doesNotContain("{a:int}");
    }

    @Test
    void checkFailsAndADryRunTells() {
        build(RunMode.WRITE, order("int a;"));
        assertThatThrownBy(() -> build(RunMode.CHECK, order("String a;"))).hasMessageContaining("- a:int   + a:string");
        assertThat(build(RunMode.DRY_RUN).notes()).singleElement().asString().contains("- a:int   + a:string");
    }
}
