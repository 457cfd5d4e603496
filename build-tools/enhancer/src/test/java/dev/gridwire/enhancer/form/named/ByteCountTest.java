// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.genericrecord.GenericRecord;
import com.hazelcast.nio.serialization.genericrecord.GenericRecordBuilder;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.compact.CompactForm;
import dev.gridwire.enhancer.form.named.zoo.Arrays;
import dev.gridwire.enhancer.form.named.zoo.Bags;
import dev.gridwire.enhancer.form.named.zoo.Everything;
import dev.gridwire.enhancer.form.named.zoo.Leaf;
import dev.gridwire.enhancer.form.portable.PortableForm;
import dev.gridwire.enhancer.form.published.Computer;
import dev.gridwire.enhancer.form.published.Customer;
import dev.gridwire.enhancer.form.published.Order;
import dev.gridwire.enhancer.form.published.OrderLine;
import dev.gridwire.enhancer.form.published.Programmer;
import dev.gridwire.enhancer.form.published.Published;
import dev.gridwire.proof.compare.ExactComparison;
import org.junit.jupiter.api.Test;

/** At level {@code fast} nothing is written that is not written by hand; what is believed there is refused when it is not so. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
class ByteCountTest {

    private static final Class<?>[] CLASSES =
            {Computer.class, Customer.class, Order.class, OrderLine.class, Programmer.class};
    private static final String PUBLISHED = Published.class.getPackageName() + ".";

    private static FormedWorld world(ClassForm form, TrustLevel trust) {
        return FormedWorld.of(form, trust, CLASSES);
    }

    /** The maker of values is loaded beside them. */
    private static Object value(ClassLoader loader, String name) throws ReflectiveOperationException {
        Class<?> maker = ((ServiceLoaderWorld) loader).define(Published.class);
        return maker.getMethod(name).invoke(null);
    }

    private static int compactBytes(TrustLevel trust, String name) throws ReflectiveOperationException {
        ClassLoader loader = world(new CompactForm(), trust).load();
        SerializationConfig config = new SerializationConfig();
        loader.loadClass(PUBLISHED + "GridwireCompactSerializers")
                .getMethod("register", SerializationConfig.class).invoke(null, config);
        return roundTrip(new Grid(loader, config), value(loader, name));
    }

    private static int portableBytes(TrustLevel trust, String name) throws ReflectiveOperationException {
        ClassLoader loader = world(new PortableForm(), trust).load();
        return roundTrip(new Grid(loader, new SerializationConfig()), value(loader, name));
    }

    private static int roundTrip(Grid grid, Object value) {
        Object read = grid.roundTrip(value);
        assertThat(ExactComparison.gravest(value, read)
                .filter(difference -> difference.kind().isOfValue() && !difference.path().endsWith("orderLines"))).isEmpty();
        return grid.write(value).toByteArray().length;
    }

    @Test
    void compactIsNoLargerThanByHand() throws Exception {
        Grid hand = new Grid(ByteCountTest.class.getClassLoader(), Published.byHand());
        for (String name : new String[] {"customer", "order", "programmer"}) {
            int byHand = hand.write(Published.class.getMethod(name).invoke(null)).toByteArray().length;

            assertThat(compactBytes(TrustLevel.FAST, name)).as(name).isEqualTo(byHand);
            assertThat(compactBytes(TrustLevel.SAFE, name)).as(name).isBetween(byHand, byHand + 2);
        }
    }

    @Test
    void portableIsNoLargerThanByHand() throws Exception {
        Grid grid = new Grid(ByteCountTest.class.getClassLoader(), new SerializationConfig());
        int customer = grid.write(customerByHand()).toByteArray().length;
        int order = grid.write(orderByHand()).toByteArray().length;
        int programmer = grid.write(programmerByHand()).toByteArray().length;

        assertThat(portableBytes(TrustLevel.FAST, "customer")).isEqualTo(customer);
        assertThat(portableBytes(TrustLevel.FAST, "order")).isEqualTo(order);
        assertThat(portableBytes(TrustLevel.FAST, "programmer")).isEqualTo(programmer);
    }

    private static GenericRecord customerByHand() {
        ClassDefinition definition = new ClassDefinitionBuilder(1, 1).addIntField("id").addStringField("name")
                .addLongField("birthday").addStringField("sex").addStringField("email").addLongArrayField("longs").build();
        return GenericRecordBuilder.portable(definition).setInt32("id", 17).setString("name", "Ada Lovelace")
                .setInt64("birthday", 1_000_000).setString("sex", "FEMALE").setString("email", "ada@engine.example")
                .setArrayOfInt64("longs", new long[20]).build();
    }

    private static GenericRecord orderByHand() {
        ClassDefinition line = new ClassDefinitionBuilder(1, 3).addStringField("product").addIntField("amount").build();
        ClassDefinition definition = new ClassDefinitionBuilder(1, 2).addLongField("orderId").addLongField("date")
                .addPortableArrayField("orderLines", line).build();
        GenericRecord[] lines = new GenericRecord[3];
        String[] products = {"product-1", "product-22", "product-333"};
        for (int i = 0; i < lines.length; i++) {
            lines[i] = GenericRecordBuilder.portable(line).setString("product", products[i]).setInt32("amount", i).build();
        }
        return GenericRecordBuilder.portable(definition).setInt64("orderId", 4711).setInt64("date", 2_000_000)
                .setArrayOfGenericRecord("orderLines", lines).build();
    }

    private static GenericRecord programmerByHand() {
        ClassDefinition computer = new ClassDefinitionBuilder(1, 5).addStringField("model").addStringField("subModel")
                .addIntField("ram").addStringField("make").build();
        ClassDefinition definition = new ClassDefinitionBuilder(1, 4).addStringField("name").addIntField("age")
                .addPortableField("computer", computer).addStringArrayField("languages").build();
        GenericRecord held = GenericRecordBuilder.portable(computer).setString("model", "ThinkPad")
                .setString("subModel", "X1 Carbon").setInt32("ram", 8).setString("make", "Lenovo").build();
        return GenericRecordBuilder.portable(definition).setString("name", "abcdefghij").setInt32("age", 33)
                .setGenericRecord("computer", held).setArrayOfString("languages", new String[] {"Java", "C", "Haskell"}).build();
    }

    @Test
    void nullIsRefusedWhereItIsPromisedNotToBe() throws Exception {
        for (ClassForm form : new ClassForm[] {new CompactForm(), new PortableForm()}) {
            FormedWorld world = FormedWorld.of(form, TrustLevel.FAST, Arrays.class, Bags.class, Everything.class, Leaf.class);
            ClassLoader loader = world.load();
            SerializationConfig config = new SerializationConfig();
            if (form instanceof CompactForm) {
                loader.loadClass(Leaf.class.getPackageName() + ".GridwireCompactSerializers")
                        .getMethod("register", SerializationConfig.class).invoke(null, config);
            }
            Grid grid = new Grid(loader, config);
            Object full = loader.loadClass(Everything.class.getName()).getMethod("full").invoke(null);
            Object empty = loader.loadClass(Everything.class.getName()).getMethod("empty").invoke(null);
            Object holes = loader.loadClass(Arrays.class.getName()).getMethod("ofSeveral").invoke(null);

            world.verify();
            assertThat(ExactComparison.gravest(full, grid.roundTrip(full))).isEmpty();
            assertThatThrownBy(() -> grid.write(empty)).hasStackTraceContaining("promised never to be null")
                    .hasStackTraceContaining("field=boxedBoolean");
            assertThatThrownBy(() -> grid.write(holes)).hasStackTraceContaining("field=boxes");
            assertThat(world.notes()).extracting(Obstacle::reason).contains(Reason.OPEN_CLASS);
        }
    }
}
