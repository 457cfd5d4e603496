// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.seal.Seal;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The inputs from which the fuzzer goes on, as our own writers make them. */
final class Seeds {

    private static final int DEEP = 200;

    private final Map<String, List<byte[]>> seeds = new LinkedHashMap<>();

    private Seeds() {}

    /** By class and method of the target. */
    static Map<String, List<byte[]>> all() {
        Seeds seeds = new Seeds();
        seeds.addPayloads();
        seeds.addEvolution();
        seeds.addOthers();
        return seeds.seeds;
    }

    private void add(String target, byte[]... inputs) {
        seeds.computeIfAbsent(target, any -> new ArrayList<>()).addAll(List.of(inputs));
    }

    private void addObjects(String target, @Nullable Object... objects) {
        for (Object object : objects) {
            add("PayloadTargets/" + target, Reading.ALL.marshal(object));
        }
    }

    private void addPayloads() {
        addObjects("header", null, "text", 5);
        add("PayloadTargets/header", new byte[] {(byte) 0b1001_0000, 0}, new byte[] {(byte) 0b1000_1001, 0});
        addObjects("numbers", new Shapes.Numbers(), Long.MIN_VALUE, Double.NaN);
        addObjects("strings", new Shapes.Texts(), "", "\ud83d\ude00");
        addObjects("arrays", new Shapes.Arrays(), new int[0], new Object[][] {{1}, null});
        addObjects("lists", new Shapes.Lists(), new ArrayList<>(Arrays.asList(1, null, "a")));
        addObjects("hashContainers", new Shapes.Hashes(), new HashSet<>(Set.of(new Shapes.Point(1, 2))));
        addObjects("sortedContainers", new Shapes.Sorted());
        addObjects("immutableContainers", new Shapes.Immutables(), Arrays.asList("a", null));
        addObjects("records", new Shapes.Point(1, 2),
                new Shapes.Mixed("m", new ArrayList<>(List.of(1)), new Shapes.Point(3, 4), Shapes.Colour.RED));
        addObjects("enums", new Shapes.Enums(), Shapes.Colour.BLUE);
        addObjects("values", new Shapes.Values());
        addObjects("sharedAndDeepObjects", ring(), deep());
        addObjects("hooks", new Shapes.Hooked(), List.of(new Shapes.Hooked()));
        addObjects("externalizable", new Shapes.External());
        addObjects("proxiesAndLambdas", Shapes.source("value"),
                Proxy.newProxyInstance(Seeds.class.getClassLoader(), new Class<?>[] {Comparable.class}, handler()));
        addObjects("throwables", new Shapes.Failure("outer", new IllegalStateException("inner")));
    }

    private static InvocationHandler handler() {
        return new Shapes.Handler();
    }

    private static Shapes.Node ring() {
        Shapes.Node node = new Shapes.Node();
        node.next = new Shapes.Node();
        node.next.next = node;
        node.other = new Object[] {node.next, node};
        return node;
    }

    private static Shapes.Node deep() {
        Shapes.Node head = new Shapes.Node();
        for (int i = 0; i < DEEP; i++) {
            Shapes.Node node = new Shapes.Node();
            node.next = head;
            head = node;
        }
        return head;
    }

    private void addEvolution() {
        Marshaller carrying = EvolutionTargets.before(SchemaStore.inPayload());
        byte[] carried = carrying.marshal(new Shapes.Before());
        add("EvolutionTargets/carriedSchemas", carried);
        byte[] named = EvolutionTargets.before(SchemaStore.inMemory()).marshal(new Shapes.Before());
        add("EvolutionTargets/storedSchemas", named);
        add("EvolutionTargets/interpretedAndGeneratedAdaptation", named);
        for (Object object : List.of(new Shapes.Numbers(), new Shapes.Lists(), new Shapes.Hashes(), ring())) {
            add("EvolutionTargets/interpretedAndGeneratedCode", Reading.ALL.marshal(object));
        }
        int begin = 2 + 2 + Integer.BYTES + 2;
        byte[] schema = schemaIn(carried, begin);
        byte[] believed = new byte[1 + carried.length - begin];
        believed[0] = (byte) schema.length;
        System.arraycopy(carried, begin, believed, 1, carried.length - begin);
        add("EvolutionTargets/believedSchemas", believed);
        add("EvolutionTargets/schemaDescriptions", schema);
    }

    /** A header, three tags or ids, the hash and two bytes of size stand before. */
    private static byte[] schemaIn(byte[] payload, int begin) {
        int size = payload[begin - 2] & 0x7f | payload[begin - 1] << 7;
        return Arrays.copyOfRange(payload, begin, begin + size);
    }

    private void addOthers() {
        add("OtherTargets/inspection", Reading.ALL.marshal(new Shapes.Hashes()), Reading.ALL.marshal(ring()));
        add("OtherTargets/seals", Reading.builder().seal(Seal.crc32c()).build().marshal(new Shapes.Point(1, 2)),
                OtherTargets.SEALED.marshal("sealed"));
        add("OtherTargets/settings", text("allow=com.acme.Order, com.acme.shop.**\nown-classes=off\nid.com.acme.Order=3\n"
                + "limits.bytes=2m\nschemas=memory\nunknown-fields=dropped\nseal=crc32c\n"));
        add("OtherTargets/typeList", text("# types\ncom.acme.Order 3\ncom.acme.Line\n"));
        add("OtherTargets/schemaFile", text("format 2\n"));
        byte[] data = OtherTargets.GRID.toBytes(new Shapes.Point(1, 2));
        add("OtherTargets/hazelcastSerializer", Arrays.copyOfRange(data, 2 * Integer.BYTES, data.length));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
