// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.uid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.contract.JavaStreams;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.testkit.mutation.Attempt;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of Java serialization whose classes have another {@code serialVersionUID}, other names or other fields here. */
class OtherUidTest {

    private static final Version OLD = Version.of("Order", "class Order implements Serializable {"
            + " private static final long serialVersionUID = 1; int amount = 5; String product = \"pen\"; Object next; }");
    private static final Version NEW = Version.of("Order", "class Order implements Serializable {"
            + " private static final long serialVersionUID = 2; Object next; String note = \"new\"; int amount; }");

    private static byte[] old(String source) throws Exception {
        return JavaStreams.of(Version.of("Order", source).make("Order"));
    }

    private static Version here(String source) {
        return Version.of("Order", source);
    }

    @Test
    void withoutTheSettingTheMessageNamesBothUidsAndTheSetting() throws Exception {
        byte[] bytes = JavaStreams.of(OLD.make("Order"));
        assertThatThrownBy(() -> NEW.read(bytes, NEW.marshaller(JavaUid.SAME, builder -> builder)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("class=com.acme.Order, written=1, here=2; ")
                .hasMessageContaining("java-uid=any in gridwire.properties")
                .hasMessageContaining("Marshaller.builder().javaUid(JavaUid.ANY)");
    }

    @Test
    void fieldsGoByNameAndTheBytesStay() throws Exception {
        Object order = OLD.make("Order");
        OLD.type("Order").getDeclaredField("next").setAccessible(true);
        byte[] bytes = JavaStreams.of(new Object[] {order, order, "end"});
        byte[] copy = bytes.clone();
        Object[] read = (Object[]) NEW.read(bytes);
        assertThat(bytes).isEqualTo(copy);
        assertThat(read[0]).isSameAs(read[1]).isInstanceOf(NEW.type("Order"));
        assertThat(Version.get(read[0], "amount")).isEqualTo(5);
        assertThat(Version.get(read[0], "note")).as("as in Java serialization, without a constructor").isNull();
        assertThat(read[2]).isEqualTo("end");
    }

    /** The JDK compares none for them. */
    @Test
    void arraysEnumsAndRecordsHaveNoUid() throws Exception {
        Version old = Version.of("Order", "class Order implements Serializable { Object all = new Object[] {new Line(7, \"x\"),"
                + " Colour.RED, new Order[1]}; } record Line(int count, String text) implements Serializable {}"
                + " enum Colour { RED }");
        Version here = Version.of("Order", "class Order implements Serializable { int more; Object all; }"
                + " record Line(String text, long other, int count) implements Serializable {"
                + " private static final long serialVersionUID = 3; } enum Colour { GREEN, RED }");
        Object[] all = (Object[]) Version.get(here.read(JavaStreams.of(old.make("Order"))), "all");
        assertThat(all[0]).hasToString("Line[text=x, other=0, count=7]");
        assertThat(all[1]).hasToString("RED");
        assertThat(all[2].getClass()).isEqualTo(Array.newInstance(here.type("Order"), 0).getClass());
    }

    @Test
    void aClassThatBecameARecordIsRead() throws Exception {
        Version here = here("record Order(String product, int amount) implements Serializable {}");
        assertThat(here.read(JavaStreams.of(OLD.make("Order")))).hasToString("Order[product=pen, amount=5]");
    }

    @Test
    void hooksRun() throws Exception {
        byte[] bytes = old("class Order implements Serializable { int a = 3; private void writeObject(ObjectOutputStream out)"
                + " throws IOException { out.defaultWriteObject(); out.writeInt(4); out.writeObject(\"tail\"); } }");
        Version here = here("class Top implements Serializable { transient String top;"
                + " private void readObjectNoData() { top = \"none\"; } }"
                + " class Order extends Top { long b; int a; transient String tail; private void readObject(ObjectInputStream in)"
                + " throws IOException, ClassNotFoundException { a = in.readFields().get(\"a\", 0); b = in.readInt();"
                + " tail = (String) in.readObject(); } }");
        Object read = here.read(bytes);
        assertThat(Version.get(read, "a")).isEqualTo(3);
        assertThat(Version.get(read, "b")).isEqualTo(4L);
        assertThat(Version.get(read, "tail")).isEqualTo("tail");
        assertThat(Version.get(read, "top")).isEqualTo("none");
    }

    @Test
    void anExternalizableReadsWhatItsOldVersionWrote() throws Exception {
        String body = " public Order() {} public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(8);"
                + " out.writeObject(\"x\"); } public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException"
                + " { a = in.readInt(); b = in.readObject(); } }";
        byte[] bytes = old("public class Order implements Externalizable { int a; Object b;" + body);
        Object read = here("public class Order implements Externalizable { int a; Object b; int added = 2;" + body).read(bytes);
        assertThat(Version.get(read, "a")).isEqualTo(8);
        assertThat(Version.get(read, "b")).isEqualTo("x");
        assertThat(Version.get(read, "added")).as("by its constructor").isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"long amount, J", "Integer amount, L", "float amount, F"})
    void aFieldThatIsPrimitiveOnOneSideOnlyIsRefused(String field, String code) throws Exception {
        byte[] bytes = JavaStreams.of(OLD.make("Order"));
        assertThatThrownBy(() -> here("class Order implements Serializable { " + field + "; }").read(bytes))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("field=com.acme.Order.amount, written=I, here=" + code);
    }

    @Test
    void aFieldThatMovedIsRefusedRatherThanLost() throws Exception {
        String both = "class Base implements Serializable { %s } class Order extends Base { %s }";
        String field = "int amount = 5;";
        for (boolean isUp : List.of(true, false)) {
            byte[] bytes = old(both.formatted(isUp ? "" : field, isUp ? field : ""));
            Version here = here(both.formatted(isUp ? field : "", isUp ? "" : field));
            assertThatThrownBy(() -> here.read(bytes)).isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("field=amount, from=com.acme." + (isUp ? "Order, to=com.acme.Base"
                            : "Base, to=com.acme.Order"));
        }
        byte[] removed = old(both.formatted(field, ""));
        assertThatThrownBy(() -> here("class Base implements Serializable {} class Order implements Serializable { int amount; }")
                .read(removed)).hasMessageContaining("from=com.acme.Base, to=com.acme.Order");
        Object hidden = here(both.formatted(field, field)).read(old(both.formatted(field, field + " byte more;")));
        assertThat(Version.get(hidden, "amount")).as("both have one of their own").isEqualTo(5);
    }

    /** The remedy of the message. */
    @Test
    void aMovedFieldIsHandedOnByItsFormerClass() throws Exception {
        byte[] bytes = old("class Base implements Serializable {} class Order extends Base { int amount = 5; }");
        Version here = here("class Base implements Serializable { int amount; } class Order extends Base {"
                + " private static final ObjectStreamField[] serialPersistentFields ="
                + " {new ObjectStreamField(\"amount\", int.class)};"
                + " private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {"
                + " amount = in.readFields().get(\"amount\", 0); } }");
        assertThat(Version.get(here.read(bytes), "amount")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"'enum Order { A }', A superclass is left out: class=java.lang.Enum",
        "'class Order {}', class invalid for deserialization",
        "'public class Order implements Externalizable { public Order() {}"
                + " public void writeExternal(ObjectOutput out) {}"
                + " public void readExternal(ObjectInput in) {} }', Serializable incompatible with Externalizable"})
    void whatTheJdkRefusesStaysRefused(String source, String words) throws Exception {
        byte[] bytes = JavaStreams.of(OLD.make("Order"));
        assertThatThrownBy(() -> here(source).read(bytes)).isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining(words);
    }

    @Test
    void classesAndFieldsHaveTheirFormerNames() throws Exception {
        byte[] bytes = old("class Top implements Serializable { int size = 2; } class Order extends Top {"
                + " private static final long serialVersionUID = 1; int cost = 7; String note = \"n\"; Object self = this;"
                + " Object array = new Order[] {this}; Object type = Order.class; }");
        Version here = Version.of("Deal", "@FormerName(\"com.acme.Top\") class Summit implements Serializable { int size; }"
                + " class Deal extends Summit { private static final long serialVersionUID = 1; Object self; Object array;"
                + " Object type; String note; @FormerName({\"price\", \"cost\"}) int longerName; }");
        Class<?> deal = here.type("Deal");
        for (Marshaller each : List.of(
                here.marshaller(JavaUid.ANY, builder -> builder.renamed(deal, "com.acme.Order")),
                here.marshaller(JavaUid.ANY, builder -> builder.register(deal).renamed(deal, "com.acme.Order")
                        .renamed(deal, "longerName", "cost")))) {
            Object read = here.read(bytes, each);
            assertThat(read).isInstanceOf(deal);
            assertThat(Version.get(read, "longerName")).isEqualTo(7);
            assertThat(Version.get(read, "size")).isEqualTo(2);
            assertThat(Version.get(read, "self")).isSameAs(read);
            assertThat((Object[]) Version.get(read, "array")).containsExactly(read).hasSameClassAs(Array.newInstance(deal, 0));
            assertThat(Version.get(read, "type")).isEqualTo(deal);
        }
        assertThatThrownBy(() -> here.read(bytes)).as("nobody says so").isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("ClassNotFoundException: com.acme.Order");
    }

    /** A present field is never taken for a former name. */
    @Test
    void aFieldThatIsThereKeepsItsName() throws Exception {
        byte[] bytes = old("class Order implements Serializable { int cost = 7; int price = 8; }");
        Version here = here("class Order implements Serializable { @FormerName(\"cost\") int price; int more; }");
        assertThat(Version.get(here.read(bytes), "price")).isEqualTo(8);
        Version both = here("class Order implements Serializable { @FormerName(\"cost\") int fee; int cost; }");
        assertThat(Version.get(both.read(bytes), "fee")).isEqualTo(0);
        assertThat(Version.get(both.read(bytes), "cost")).isEqualTo(7);
    }

    @Test
    void thePolicyIsAskedForTheLocalName() throws Exception {
        byte[] bytes = JavaStreams.of(OLD.make("Order"));
        Version here = Version.of("Deal", "class Deal implements Serializable {"
                + " static { System.setProperty(\"uid.deal\", \"on\"); }"
                + " private static final long serialVersionUID = 9; int amount; }");
        Class<?> deal = here.type("Deal");
        Marshaller denied = here.marshaller(
                JavaUid.ANY, builder -> builder.renamed(deal, "com.acme.Order").deny("com.acme.Deal"));
        assertThatThrownBy(() -> here.read(bytes, denied)).isInstanceOf(GridwireException.class);
        assertThat(System.getProperty("uid.deal")).isNull();
        Marshaller named = Marshaller.builder().classLoader(here.loader()).register(deal).renamed(deal, "com.acme.Order")
                .javaUid(JavaUid.ANY).build();
        assertThat(Version.get(here.read(bytes, named), "amount")).as("the former name needs no permission").isEqualTo(5);
        Marshaller other = Marshaller.builder().classLoader(here.loader()).renamed(deal, "com.acme.Order")
                .javaUid(JavaUid.ANY).build();
        assertThatThrownBy(() -> here.read(bytes, other)).isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("com.acme.Order");
    }

    /** A stranger describes the same class many times, or one class with many fields. */
    @ParameterizedTest
    @CsvSource({"1, 10000, ", "1000, 0, ", "100, 100, ", "1, 10001, fields=10001", "1001, 0, classes=1001",
        "300, 100, fields=10100"})
    void descriptionsCostNoMoreThanOwnClassesMay(int descriptions, int fields, String refusal) throws Exception {
        byte[] bytes = describing(descriptions, fields);
        Marshaller marshaller = NEW.marshaller(JavaUid.ANY, builder -> builder);
        Attempt least = null;
        for (int i = 0; i < 5; i++) {
            Attempt attempt = Attempt.of(input -> NEW.read(input, marshaller), bytes);
            least = least == null || attempt.cpuNanos() < least.cpuNanos() ? attempt : least;
        }
        if (refusal == null) {
            assertThat(least.failure()).isNull();
        } else {
            assertThat(least.failure()).isInstanceOf(MismatchedShapeException.class).hasMessageContaining(refusal);
        }
        assertThat(least.allocatedBytes()).isLessThan(UidPairsTest.OWN_CLASSES.mostBytes(bytes.length));
        assertThat(least.cpuNanos()).isLessThan(UidPairsTest.OWN_CLASSES.mostNanos(bytes.length));
    }

    /** An array of objects, each with a description of its class. */
    private static byte[] describing(int descriptions, int fields) throws IOException {
        byte[] array = JavaStreams.of(new Object[descriptions]);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(array, 0, array.length - descriptions);
        for (int i = 0; i < descriptions; i++) {
            out.writeByte(ObjectStreamConstants.TC_OBJECT);
            out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
            out.writeUTF("com.acme.Order");
            out.writeLong(10 + i);
            out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
            out.writeShort(fields);
            for (int field = 0; field < fields; field++) {
                out.writeByte('B');
                out.writeUTF(Integer.toString(field, 36));
            }
            out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
            out.writeByte(ObjectStreamConstants.TC_NULL);
            out.write(new byte[fields]);
        }
        return bytes.toByteArray();
    }

    @Test
    void containersHoldThem() throws Exception {
        List<Object> list = new ArrayList<>(List.of(OLD.make("Order"), Map.of("k", OLD.make("Order")), new Object[] {1}));
        list.add(list);
        List<?> read = (List<?>) NEW.read(JavaStreams.of(list));
        assertThat(Version.get(((Map<?, ?>) read.get(1)).get("k"), "amount")).isEqualTo(5);
        assertThat(read.get(3)).isSameAs(read);
    }
}
