// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.grid.contract.Point;
import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.apache.ignite.compute.ComputeJob;
import org.apache.ignite.compute.JobDescriptor;
import org.apache.ignite.compute.JobExecutionContext;
import org.apache.ignite.compute.JobTarget;
import org.apache.ignite.marshalling.Marshaller;
import org.apache.ignite.sql.ResultSet;
import org.apache.ignite.sql.SqlRow;
import org.apache.ignite.table.KeyValueView;
import org.apache.ignite.table.RecordView;
import org.apache.ignite.table.Tuple;
import org.apache.ignite.table.mapper.Mapper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract in a real node of Ignite 3, through two columns of bytes; a client writes, and the node itself reads. */
@Tag("full")
@AtDoor(value = "Ignite 3", unmet = {
        @Unmet(point = Point.ROLLING, because = "the application names each column's converter, and chooses what to write."),
        @Unmet(point = Point.WAY_BACK, because = "the application names each column's converter, and chooses what to write.")
})
class Ignite3ContractTest extends GridContract {

    private static final GridwireTypes TYPES = types();
    private static final GridwireType<Object> ANY = TYPES.of(Object.class);

    @TempDir
    private static Path folder;

    private static Node node;
    private static KeyValueView<byte[], Object> writer;
    private static KeyValueView<byte[], Object> reader;

    private static GridwireTypes types() {
        return new GridwireTypes(GridContract::allowed);
    }

    @BeforeAll
    static void start() throws Exception {
        node = Node.start(folder);
        node.sql("CREATE TABLE contract (place VARBINARY PRIMARY KEY, content VARBINARY)");
        node.sql("CREATE TABLE items (id BIGINT PRIMARY KEY, owner VARCHAR, item VARBINARY)");
        Mapper<byte[]> keys = Mapper.of(byte[].class, "PLACE");
        Mapper<Object> values = Mapper.of(Object.class, "CONTENT", ANY);
        writer = node.client().tables().table("contract").keyValueView(keys, values);
        reader = node.api().tables().table("contract").keyValueView(keys, values);
    }

    @AfterAll
    static void stop() {
        node.close();
        TYPES.close();
    }

    @Override
    protected void put(Object key, Object value) {
        writer.put(null, ANY.marshal(key), value);
    }

    @Override
    protected Object get(Object key) {
        return reader.get(null, ANY.marshal(key));
    }

    @Override
    protected byte[] write(Object value) {
        return ANY.marshal(value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return (loader == getClass().getClassLoader() ? ANY : TYPES.of(rootIn(loader))).unmarshal(bytes);
    }

    /** An evolved class where a loader has one, any elsewhere: a type reads by the loader of its class. */
    private static Class<?> rootIn(ClassLoader loader) {
        for (String name : List.of("Account", "Box", "Order")) {
            try {
                return loader.loadClass("com.example.evolved." + name);
            } catch (ClassNotFoundException e) {
                continue;
            }
        }
        return Object.class;
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        GridwireType<Object> made = new GridwireTypes(settings).of(Object.class);
        return Door.of(made::marshal, made::unmarshal);
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof GridwireException;
    }

    /** A row as a class of an application: one field is a column that SQL knows, another one an object. */
    static final class Line {
        private long id;
        private String owner;
        private Item item;
    }

    @Test
    void sqlAsksTheColumnsBeside() {
        RecordView<Line> lines = node.client().tables().table("items").recordView(Mapper.builder(Line.class)
                .map("item", "ITEM", TYPES.of(Item.class))
                .automap()
                .build());
        Line line = new Line();
        line.id = 1;
        line.owner = "Ann";
        line.item = new Item("tea", BigDecimal.TEN, List.of("green"));
        lines.upsert(null, line);
        try (ResultSet<SqlRow> rows = node.client().sql().execute(null, "SELECT id, item FROM items WHERE owner = 'Ann'")) {
            SqlRow row = rows.next();
            assertThat(row.longValue("ID")).isEqualTo(1);
            assertThat(TYPES.of(Item.class).toObjectType(row.value("ITEM"))).isEqualTo(line.item);
        }
        assertThat(lines.get(null, key(1)).item).isEqualTo(line.item);
        lines.upsert(null, key(2));
        assertThat(lines.get(null, key(2)).item).isNull();
    }

    /** As the page begins. */
    @Test
    void aNumberFindsAnObject() {
        node.sql("CREATE TABLE orders (id BIGINT PRIMARY KEY, document VARBINARY)");
        KeyValueView<Long, Item> orders = node.client().tables().table("orders").keyValueView(
                Mapper.of(Long.class, "ID"), Mapper.of(Item.class, "DOCUMENT", TYPES.of(Item.class)));
        Item item = new Item("tea", BigDecimal.TEN, List.of("green"));
        orders.put(null, 1L, item);
        assertThat(orders.get(null, 1L)).isEqualTo(item);
    }

    private static Line key(long id) {
        Line key = new Line();
        key.id = id;
        return key;
    }

    /** A job that takes a cart and gives it back with one thing more. */
    public static final class Filling implements ComputeJob<Cart, Cart> {

        @Override
        public CompletableFuture<Cart> executeAsync(JobExecutionContext context, Cart cart) {
            cart.content.add(0, new Item("gift", BigDecimal.ZERO, List.of()));
            return CompletableFuture.completedFuture(cart);
        }

        @Override
        public Marshaller<Cart, byte[]> inputMarshaller() {
            return TYPES.of(Cart.class);
        }

        @Override
        public Marshaller<Cart, byte[]> resultMarshaller() {
            return TYPES.of(Cart.class);
        }
    }

    @Test
    void aJobTakesAndGivesObjects() {
        JobDescriptor<Cart, Cart> job = JobDescriptor.builder(Filling.class)
                .argumentMarshaller(TYPES.of(Cart.class))
                .resultMarshaller(TYPES.of(Cart.class))
                .build();
        Cart filled = node.client().compute().execute(
                JobTarget.node(node.client().cluster().nodes().iterator().next()), job, Cart.cyclic(3));
        assertThat(filled.content).hasSize(5).startsWith(new Item("gift", BigDecimal.ZERO, List.of()));
        assertThat(filled.next).isSameAs(filled);
    }

    /** What cannot be read is refused, can be removed, and hinders no other row. */
    @Test
    void whatAStrangerPutIntoAColumnIsRefusedAndCanBeRemoved() {
        RecordView<Tuple> raw = node.client().tables().table("contract").recordView();
        byte[] key = ANY.marshal("strange");
        put("kept beside", "as it was");
        raw.upsert(null, Tuple.create().set("PLACE", key).set("CONTENT", "no payload".getBytes(StandardCharsets.UTF_8)));
        assertThat(catchThrowable(() -> get("strange"))).hasStackTraceContaining("dev.gridwire.error");
        assertThat(writer.remove(null, key)).isTrue();
        assertThat(reader.contains(null, key)).isFalse();
        assertThat(get("kept beside")).isEqualTo("as it was");
    }
}
