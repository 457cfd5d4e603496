// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
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

    private static final String STRICT = "class Order implements Serializable { int a; int b; String c;"
            + " private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {"
            + " in.defaultReadObject(); if (b != 0 && c == null) throw new InvalidObjectException(\"no c\"); } }";

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
            change("a field that hides another one", "class Order extends Base { int b; } class Base { int a = 7; }",
                    "class Order extends Base { int b; int a = 9; } class Base { int a = 7; }", SAFE + "com.acme.Order: + a:int"),
            change("a field that hides no other one any more",
                    "class Order extends Base { int b; int a = 9; } class Base { int a = 7; }",
                    "class Order extends Base { int b; } class Base { int a = 7; }", SAFE + "com.acme.Order: - a:int"),
            change("a field that is hidden only below",
                    "class Order { List<Base> all = List.of(new Base(), new Sub()); } class Base { int a = 7; }"
                            + " class Sub extends Base { int b; }",
                    "class Order { List<Base> all = List.of(new Base(), new Sub()); } class Base { int a = 7; }"
                            + " class Sub extends Base { int b; int a = 9; }", SAFE + "com.acme.Sub: + a:int"),
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
            change("letters to their numbers", "class Order { char a = 'F'; }", "class Order { int a; }",
                    READERS + "com.acme.Order: - a:char   + a:int\n      members with the recorded class refuse"),
            change("an array of wider numbers", "class Order { int[] a; }", "class Order { long[] a; }",
                    READERS + "com.acme.Order: - a:primitive-array:int[]   + a:primitive-array:long[]\n      members with the"),
            change("an array of narrower numbers", "class Order { long[] a; }", "class Order { int[] a; }",
                    BREAKS + "com.acme.Order: - a:primitive-array:long[]   + a:primitive-array:int[]\n      payloads are"),
            change("an array that held null", "class Order { Integer[] a; }", "class Order { int[] a; }",
                    BREAKS + "com.acme.Order: - a:"),
            change("a number without a limit", "class Order { @NonNull BigInteger a = BigInteger.ONE; } @interface NonNull {}",
                    "class Order { long a; }", BREAKS + "com.acme.Order: - a:value:java.math.BigInteger   + a:long"),
            change("elements of another class", "class Order { List<String> a; }", "class Order { List<Integer> a; }",
                    BREAKS + "com.acme.Order: - a:java.util.List<java.lang.String>   + a:java.util.List<java.lang.Integer>\n"
                            + "      what it holds keeps its class"),
            change("keys of another class, deep inside", "class Order { List<Map<String, Long>> a; }",
                    "class Order { List<Map<Integer, Long>> a; }", BREAKS + "com.acme.Order: - a:java.util.List<java.util.Map<"),
            change("elements of a superclass", "class Order { List<Integer> a; }", "class Order { List<Number> a; }",
                    READERS + "com.acme.Order: - a:java.util.List<java.lang.Integer>   + a:java.util.List<java.lang.Number>"),
            change("elements of a class with a new name", "class Order { List<Line> a; } class Line { int b; }",
                    "class Order { List<Row> a; } @FormerName(\"com.acme.Line\") class Row { int b; }",
                    SAFE + "com.acme.Row: - com.acme.Line"),
            change("a raw list gets its type", "class Order { List a = new ArrayList<>(List.of(\"b\")); }",
                    "class Order { List<? extends String> a; }", ""),
            change("a generic class that holds another class", "class Order { Box<String> a; } class Box<T> { T b; }",
                    "class Order { Box<Integer> a; } class Box<T> { T b; }", BREAKS + "com.acme.Order: - a:com.acme.Box<"),
            change("a generic class that only marks its use", "class Order { Key<String> a; } class Key<T> { int b; }",
                    "class Order { Key<Integer> a; } class Key<T> { int b; }", ""),
            change("classes that hold themselves", "class Order extends ArrayList<Order> { Order[] a; List<Order> b; }",
                    "class Order extends ArrayList<Order> { Order[] a; List<Order> b; int c; }",
                    SAFE + "com.acme.Order: + c:int"),
            change("a field of keys added",
                    "record Order(Set<Key> keys) {} record Key(@NonNull String b) {} @interface NonNull {}",
                    "record Order(Set<Key> keys) {} record Key(Long a, @NonNull String b) {} @interface NonNull {}",
                    SAFE + "com.acme.Key: + a:"),
            change("a field of keys removed", "record Order(Map<Key, Key> keys) {} record Key(String a, String b) {}",
                    "record Order(Map<Key, Key> keys) {} record Key(String b) {}", SAFE + "com.acme.Key: - a:string"),
            change("hooks added that refuse some made values", "class Order implements Serializable { int a; }", STRICT,
                    SAFE + "com.acme.Order: + readObject"),
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

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"sealed, 0", "sealed, 8", "sealed, 19", "'', 4", "'', 19"})
    void everyMemberOfALargeFamilyIsTried(String kind, int one) throws IOException {
        try (TwoStates states = new TwoStates(folder)) {
            assertThat(states.change(family(kind, -1), family(kind, one), "", "com.acme.Order").text())
                    .contains("com.acme.Order since 1.4.0: breaks").contains("class=com.acme.Pay" + one);
        }
        try (TwoStates states = new TwoStates(folder.resolve("other"))) {
            assertThat(states.change(family(kind, one), family(kind, -1), "", "com.acme.Order").text())
                    .contains("com.acme.Order since 1.4.0: needs readers first").contains("class=com.acme.Pay" + one);
        }
    }

    private static Map<String, String> family(String kind, int without) {
        StringBuilder source = new StringBuilder("record Order(Pay pay) {} " + kind + " interface Pay {}");
        IntStream.range(0, 20).filter(i -> i != without)
                .forEach(i -> source.append(" record Pay").append(i).append("(int a) implements Pay {}"));
        return Map.of("Order", source.toString());
    }

    @Test
    void lineThatAcceptsAChangeDoesNotDependOnValues() throws IOException {
        Map<String, String> before = Map.of("Order", "record Order(List<Item> items) {} record Item(String b) {"
                + " Item { if (b == null) throw new IllegalArgumentException(); } }");
        Map<String, String> after = Map.of("Order", "record Order(List<Item> items) {} record Item(String b) {}");
        try (TwoStates states = new TwoStates(folder)) {
            assertThat(states.change(before, after, "", "com.acme.Order").classes().get(0).open()).singleElement()
                    .satisfies(change -> assertThat(change.line()).doesNotContainPattern("\\d").contains("items[]"));
        }
    }
}
