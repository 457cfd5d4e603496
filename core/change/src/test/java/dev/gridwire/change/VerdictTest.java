// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/** The verdict on each kind of change, with the line that names it. */
class VerdictTest {

    private static final String SAFE = "safe: ";
    private static final String READERS = "needs readers first: ";
    private static final String BREAKS = "breaks: ";

    private static final String KOTLIN = """
            final class Order { private final int a; private final String name; %s
                Order(int a, String name%s) { this.a = a; this.name = name; %s }
                Order(int a) { this(a, "none"%s); } }""";
    private static final String LOMBOK = """
            class Order { private %s total; private String name; Order() {}
                %s getTotal() { return total; } String getName() { return name; }
                void setName(String name) { this.name = name; } }""";

    static final List<Arguments> CHANGES = List.of(
            change("a field added", "class Order { int a; }", "class Order { int a; String note = \"-\"; }",
                    SAFE + "com.acme.Order: + note:string"),
            change("a field removed", "class Order { int a; String note; }", "class Order { int a; }",
                    SAFE + "com.acme.Order: - note:string"),
            change("fields reordered", "class Order { int a; String b; }", "class Order { String b; int a; }", ""),
            change("a field moved up", "class Order { int a; String b; }",
                    "class Order extends Base { String b; } class Base { int a; }", SAFE + "com.acme.Order: - a:int   + "),
            change("a field renamed", "class Order { String name; }",
                    "class Order { @FormerName(\"name\") String title; }",
                    SAFE + "com.acme.Order: - name:string   + title:string"),
            change("a field renamed silently", "class Order { String name; }", "class Order { String title; }",
                    BREAKS + "com.acme.Order: - name:string\n      if it is title now, say @FormerName(\"name\") there"),
            change("int to long", "class Order { int total; }", "class Order { long total; }",
                    READERS + "com.acme.Order: - total:int   + total:long\n      members with the recorded class refuse"),
            change("long to int", "class Order { long total; }", "class Order { int total; }",
                    BREAKS + "com.acme.Order: - total:long   + total:int\n      payloads are refused whose total"),
            change("int to String", "class Order { int total; }", "class Order { String total; }",
                    BREAKS + "com.acme.Order: - total:int   + total:string\n      the types are unrelated; keep the field,"),
            change("class to record", "class Order { int a; String b; }", "record Order(int a, String b) {}",
                    SAFE + "com.acme.Order: - form=class   + form=record"),
            change("a component added", "record Order(int a) {}", "record Order(int a, String b) {}",
                    SAFE + "com.acme.Order: + b:string"),
            change("a component that must not be null", "record Order(int a) {}",
                    "record Order(int a, String b) { Order { Objects.requireNonNull(b); } }",
                    BREAKS + "com.acme.Order: recorded payloads: A constructor refused"),
            change("a constant added", "record Order(Size size) {} enum Size { S, M }",
                    "record Order(Size size) {} enum Size { XS, S, M }",
                    READERS + "com.acme.Size: + XS\n      members with the recorded enum refuse it; write it when all"),
            change("a constant removed", "record Order(Size size) {} enum Size { S, M }",
                    "record Order(Size size) {} enum Size { S }",
                    BREAKS + "com.acme.Size: - M\n      payloads with it are refused; keep the constant, deprecated, or name"),
            change("a constant renamed silently", "record Order(Size size) {} enum Size { S, M }",
                    "record Order(Size size) {} enum Size { S, MEDIUM }",
                    BREAKS + "com.acme.Size: - M\n      payloads with it are refused; if it is MEDIUM now, say"
                            + " @FormerName(\"M\") there; or keep"),
            change("a constant renamed", "record Order(Size size) {} enum Size { S, M }",
                    "record Order(Size size) {} enum Size { S, @FormerName(\"M\") MEDIUM }",
                    SAFE + "com.acme.Size: - M   + MEDIUM"),
            change("enum to class", "record Order(Size size) {} enum Size { S, M }",
                    "record Order(Size size) {} class Size { int a; }",
                    BREAKS + "com.acme.Size: - form=enum   + form=class"),
            change("a new member of a sealed family",
                    "record Order(Pay pay) {} sealed interface Pay {} record Cash(int a) implements Pay {}",
                    "record Order(Pay pay) {} sealed interface Pay {} record Cash(int a) implements Pay {}"
                            + " record Card(int a) implements Pay {}",
                    READERS + "com.acme.Card: + class\n      members of the release lack it; write it when all have it\n"),
            change("a class of a family gone",
                    "record Order(Pay pay) {} sealed interface Pay {} record Cash(int a) implements Pay {}"
                            + " record Card(int a) implements Pay {}",
                    "record Order(Pay pay) {} sealed interface Pay {} record Cash(int a) implements Pay {}",
                    BREAKS + "com.acme.Order: recorded payloads: The class is missing"),
            change("a data class of Kotlin's shape gains a value", KOTLIN.formatted("", "", "", ""),
                    KOTLIN.formatted("private final String note;", ", String note", "this.note = note;", ", null"),
                    SAFE + "com.acme.Order: + note:string"),
            change("a class of Lombok's shape changes a type", LOMBOK.formatted("int", "int"),
                    LOMBOK.formatted("boolean", "boolean"), BREAKS + "com.acme.Order: - total:int   + total:boolean"),
            change("hooks added that read what is there", "class Order implements Serializable { int a; }",
                    "class Order implements Serializable { int a; private void readObject(ObjectInputStream in)"
                            + " throws IOException, ClassNotFoundException { in.defaultReadObject(); } }",
                    SAFE + "com.acme.Order: + readObject"),
            change("hooks added that change what is there", "class Order implements Serializable { int a = 7; }",
                    "class Order implements Serializable { int a; private void readObject(ObjectInputStream in)"
                            + " throws IOException, ClassNotFoundException { in.defaultReadObject(); a = -1; } }",
                    BREAKS + "com.acme.Order: recorded payloads: a"),
            change("hooks added that refuse what is there", "class Order implements Serializable { int a = 7; }",
                    "class Order implements Serializable { int a; int b; private void readObject(ObjectInputStream in)"
                            + " throws IOException, ClassNotFoundException { in.defaultReadObject();"
                            + " if (b == 0) throw new InvalidObjectException(\"no b\"); } }",
                    BREAKS + "com.acme.Order: + readObject\n      only a try tells whether hooks read"),
            change("a class that writes itself", "class Order implements Serializable { int a; }",
                    "class Order implements Externalizable { int a; public Order() {}"
                            + " public void writeExternal(ObjectOutput out) {} public void readExternal(ObjectInput in) {} }",
                    BREAKS + "com.acme.Order: - form=class   + form=externalizable"),
            change("list to array", "class Order { List<String> tags = new ArrayList<>(); }",
                    "class Order { String[] tags; }", SAFE + "com.acme.Order: - tags:"),
            change("Date to Instant, which has nanoseconds", "class Order { Date at; }",
                    "class Order { Instant at; }", READERS + "com.acme.Order: - at:"));

    @TempDir
    private Path folder;

    private static Arguments change(String what, String before, String after, String line) {
        return Arguments.of(what, before, after, line);
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("CHANGES")
    void changeHasItsVerdictAndItsWords(String what, String before, String after, String line) throws IOException {
        try (TwoStates states = new TwoStates(folder)) {
            ChangeReport report = states.change(Map.of("Order", before), Map.of("Order", after), "", "com.acme.Order");
            assertThat(report.text()).contains(line);
            ClassReport ofOrder = report.classes().get(0);
            String verdict = line.isEmpty() ? "safe" : line.substring(0, line.indexOf(':'));
            assertThat(ofOrder.verdict().words()).as(report.text()).isEqualTo(verdict);
            assertThat(report.failure().isEmpty()).isEqualTo(ofOrder.verdict() == Verdict.SAFE);
        }
    }
}
