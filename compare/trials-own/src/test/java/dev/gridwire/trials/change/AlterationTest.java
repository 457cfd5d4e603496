// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.change.crossing.StateLoader;
import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.trials.userclass.UserProject;
import dev.gridwire.trials.workload.UserClassSpec;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/** Each change of a class by itself: it loads, passes ASM's verifier, and its code still runs. */
class AlterationTest {

    private static final List<String> ALL = List.of(
            "field-added", "fields-reordered", "field-renamed", "int-to-long", "enum-constant-appended");

    @TempDir
    private static Path folder;

    private static Path classes;
    private static ClassPathFiles files;

    @BeforeAll
    static void compile() {
        UserProject project = UserProject.in(folder).with("Deal", """
                public class Deal implements Serializable {
                    long id; protected int amount; double price; String note = "none"; Status status;
                    transient int cached; volatile String late; static int made;
                    public Deal(long id, int amount, String note, Status status) {
                        this.id = id; this.amount = amount; this.note = note; this.status = status; price = amount > 2 ? 1.5 : 2;
                    }
                    public int more(int by) { amount += by; return amount++; }
                    public String text() { return id + "/" + amount + "/" + note.trim().length() + "/" + new Look().at(); }
                    public int kind() { switch (status) { case OPEN: return 1; case HELD: return 2; case SOLD: return 3; }
                            return 0; }
                    public Object last() { Supplier<Object> given = () -> Status.SOLD; return given.get(); }
                    class Look { String at() { return note.isEmpty() ? "empty" : note; } }
                    public enum Status {
                        OPEN("o"), HELD("h") { int weight() { return 2; } }, SOLD("s") { int weight() { return 3; } };
                        final String letter;
                        Status(String letter) { this.letter = letter; }
                        int weight() { return 1; }
                        static final List<Status> LISTED = List.of(values());
                    }
                }
                """).with("Large", """
                public class Large extends Deal {
                    public Large() { super(7, 2, "abc", Status.HELD); this.amount = this.amount * 2; }
                    public int doubled() { return amount * 2; }
                    public static class Other extends Large { String amount = "own"; String shown() { return amount; } }
                }
                """).with("Sheet", """
                public record Sheet(String name, int pages, Deal.Status status) implements Serializable {
                    public Sheet { if (name == null) throw new IllegalArgumentException("no name"); pages = Math.max(pages, 1); }
                    public static Sheet of(int pages) { return new Sheet("abc", pages, Deal.Status.HELD); }
                    public int twice() { return pages * 2; }
                }
                """).with("Taken", """
                public record Taken(String name, int number) implements Serializable {
                    public Taken(int number) { this("", number); }
                }
                """).with("Listing", """
                public class Listing implements Serializable {
                    String one; int two;
                    private static final ObjectStreamField[] serialPersistentFields = {};
                }
                """);
        classes = project.classes();
        files = ClassPathFiles.of(List.of(classes));
    }

    @AfterAll
    static void close() throws IOException {
        files.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"field-added", "fields-reordered", "field-renamed", "int-to-long", "enum-constant-appended"})
    void everyClassPassesTheVerifierAndItsCodeStillRuns(String change) throws Exception {
        Alteration alteration = change("Deal", change).alteration();
        try (StateLoader loader = loader(alteration)) {
            assertVerified(alteration, loader);
            Object large = make(loader);
            assertThat(call(large, "doubled")).isEqualTo(8);
            assertThat(call(large, "kind")).isEqualTo(2);
            assertThat(((Enum<?>) call(large, "last")).name()).isEqualTo("SOLD");
            assertThat(call(large, "text")).isEqualTo(change.equals("field-added") ? "7/4/0/empty" : "7/4/3/abc");
            Class<?> other = loader.loadClass("com.acme.Large$Other");
            assertThat(call(other.getDeclaredConstructor().newInstance(), "shown")).isEqualTo("own");
        }
    }

    @Test
    void addedFieldIsTheLastTextAndMissingInTheOldState() throws Exception {
        UserClassChange change = change("Deal", "field-added");
        assertThat(change.named().title()).isEqualTo("Deal: field added (note)");
        assertThat(change.altersOld()).isTrue();
        assertThat(change.named().before()).isEqualTo(
                "class Deal { long id; int amount; double price; Status status; String late; … }");
        assertThat(fields(change)).containsExactly("id", "amount", "price", "status", "cached", "late", "made");
    }

    @Test
    void fieldsStandTheOtherWayRound() throws Exception {
        assertThat(fields(change("Deal", "fields-reordered")))
                .containsSubsequence("late", "status", "note", "price", "amount", "id");
    }

    @Test
    void renamedFieldHasAFreeNameAndCodeFollows() throws Exception {
        assertThat(fields(change("Deal", "field-renamed"))).contains("newNote").doesNotContain("note");
    }

    @Test
    void wideFieldIsLongAndSubclassesWriteIt() throws Exception {
        Alteration alteration = change("Deal", "int-to-long").alteration();
        try (StateLoader loader = loader(alteration)) {
            Object large = make(loader);
            Field amount = loader.loadClass("com.acme.Deal").getDeclaredField("amount");
            amount.setAccessible(true);
            assertThat(amount.getType()).isEqualTo(long.class);
            assertThat(amount.get(large)).isEqualTo(4L);
            assertThat(call(large, "more", 5)).isEqualTo(9);
            assertThat(amount.get(large)).isEqualTo(10L);
        }
    }

    @Test
    void lastConstantIsNoneOfTheOldState() throws Exception {
        UserClassChange change = change("Deal", "enum-constant-appended");
        assertThat(change.constant()).isEqualTo("SOLD");
        assertThat(change.named().before()).startsWith("enum Status { OPEN, HELD }\n");
        try (StateLoader loader = loader(change.alteration())) {
            Class<?> status = loader.loadClass("com.acme.Deal$Status");
            assertThat(Arrays.toString(status.getEnumConstants())).isEqualTo("[OPEN, HELD]");
            assertThat(Arrays.stream(status.getFields()).filter(Field::isEnumConstant)).hasSize(2);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "field-added, '(int, Status)', 'Sheet[pages=3, status=HELD]'",
        "field-renamed, '(String, int, Status)', 'Sheet[newName=abc, pages=3, status=HELD]'",
        "int-to-long, '(String, long, Status)', 'Sheet[name=abc, pages=3, status=HELD]'"
    })
    void recordStaysConsistent(String change, String constructor, String text) throws Exception {
        Alteration alteration = change("Sheet", change).alteration();
        try (StateLoader loader = loader(alteration)) {
            assertVerified(alteration, loader);
            Class<?> type = loader.loadClass("com.acme.Sheet");
            RecordComponent[] components = type.getRecordComponents();
            Constructor<?> canonical = type.getConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            assertThat(Arrays.stream(canonical.getParameterTypes()).map(Class::getSimpleName)
                    .collect(Collectors.joining(", ", "(", ")"))).isEqualTo(constructor);
            Object made = type.getMethod("of", int.class).invoke(null, 3);
            assertThat(made).hasToString(text);
            Object[] values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = components[i].getAccessor().invoke(made);
            }
            Object again = canonical.newInstance(values);
            assertThat(again).isEqualTo(made).hasSameHashCodeAs(made).hasToString(text);
            assertThat(call(again, "twice")).isEqualTo(6);
        }
    }

    @Test
    void recordHasTheOrderOfItsConstructor() {
        assertThat(UserClassChanges.of(spec("Sheet", List.of()), files)).extracting(UserClassChange::isPossible)
                .containsExactly(true, false, true, true, true);
        assertThat(change("Sheet", "fields-reordered").named().title()).isEqualTo(
                "Sheet: fields reordered: not possible: a record has the order of its constructor");
    }

    @Test
    void recordThatHasTheOtherConstructorAlreadyChangesAnotherField() {
        assertThat(change("Taken", "field-added").named().title()).isEqualTo("Taken: field added (number)");
    }

    @Test
    void whatTheClassOffersNothingForIsNotPossibleAndSaysWhy() {
        assertThat(change("Large", "int-to-long").named().title()).isEqualTo(
                "Large: int → long: not possible: no int field of its own");
        assertThat(change("Large", "enum-constant-appended").named().title()).endsWith(
                "not possible: no field of an enum of yours with two constants");
        assertThat(change("Listing", "field-added").named().title()).endsWith(
                "not possible: the class names its fields itself, in serialPersistentFields");
        assertThat(UserClassChanges.of(spec("Deal", List.of("portable")), files)).allSatisfy(change -> {
            assertThat(change.isPossible()).isFalse();
            assertThat(change.named().title()).contains("the class writes itself (portable)");
        });
    }

    private static void assertVerified(Alteration alteration, ClassLoader loader) throws IOException {
        try (Stream<Path> walked = Files.walk(classes)) {
            for (Path file : walked.filter(Files::isRegularFile).toList()) {
                StringWriter problems = new StringWriter();
                byte[] altered = alteration.of(Files.readAllBytes(file));
                CheckClassAdapter.verify(new ClassReader(altered), loader, false, new PrintWriter(problems));
                assertThat(problems.toString()).as(file.toString()).isEmpty();
            }
        }
    }

    private static UserClassChange change(String simpleName, String id) {
        assertThat(ALL).contains(id);
        return UserClassChanges.of(spec(simpleName, List.of()), files).stream()
                .filter(one -> one.id().equals("own-class/" + id)).findFirst().orElseThrow();
    }

    private static UserClassSpec spec(String simpleName, List<String> existingForms) {
        String name = "com.acme." + simpleName;
        return new UserClassSpec("own-class", 0, name, "", List.of(classes.toString()), folder.toString(), List.of(name),
                List.of(name), existingForms, true, 100, null);
    }

    private static StateLoader loader(Alteration alteration) {
        return new StateLoader(name -> false, List.of(), List.of(classes), Optional.of(alteration::of),
                ClassLoader.getPlatformClassLoader());
    }

    private static List<String> fields(UserClassChange change) throws Exception {
        try (StateLoader loader = loader(change.alteration())) {
            return Arrays.stream(loader.loadClass("com.acme.Deal").getDeclaredFields()).map(Field::getName).toList();
        }
    }

    private static Object make(ClassLoader loader) throws ReflectiveOperationException {
        return loader.loadClass("com.acme.Large").getDeclaredConstructor().newInstance();
    }

    private static Object call(Object target, String name, Object... arguments) throws ReflectiveOperationException {
        for (Class<?> level = target.getClass(); level != null; level = level.getSuperclass()) {
            for (var method : level.getDeclaredMethods()) {
                if (method.getName().equals(name)) {
                    method.setAccessible(true);
                    return method.invoke(target, arguments);
                }
            }
        }
        throw new NoSuchMethodException(name);
    }
}
