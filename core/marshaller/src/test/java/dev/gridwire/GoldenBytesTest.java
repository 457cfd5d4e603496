// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.payload.Limits;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.zoo.Zoo;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The bytes of docs/wire-format.md, part by part. They stay as they are for as long as version 1 is read. */
@Tag("core")
class GoldenBytesTest {

    private static final String HEADER = "88";
    private static final String REFERS_BACK = "8c";
    private static final String KEYED = "8a";
    private static final String NODE = "02" + "01" + "8cb3ced0"; // by id, id 1, schema
    private static final String POINT = "02" + "03" + "f1b1f6c1"; // by id, id 3, schema
    private static final String NODE_NAME =
            HexFormat.of().formatHex(Zoo.Node.class.getName().getBytes(StandardCharsets.UTF_8));

    private final Marshaller marshaller = Marshaller.builder()
            .register(Zoo.Node.class, 1)
            .register(Zoo.Primitives.class, 2)
            .register(Zoo.Point.class, 3)
            .register(Zoo.Colour.class, 4)
            .register(Zoo.Box.class, 5)
            .register(Zoo.Derived.class, 6)
            .schemas(SchemaStore.inMemory())
            .build();

    private void assertBytes(@Nullable Object value, String... parts) {
        assertPayload(value, HEADER + String.join("", parts));
    }

    private void assertPayload(@Nullable Object value, String hex) {
        assertThat(HexFormat.of().formatHex(marshaller.marshal(value))).isEqualTo(hex);
        Object copy = marshaller.unmarshal(HexFormat.of().parseHex(hex));
        assertThat(HexFormat.of().formatHex(marshaller.marshal(copy))).isEqualTo(hex);
    }

    @Test
    void nullIsATagAlone() {
        assertBytes(null, "00");
    }

    @Test
    void valuesNameTheirTypeByItsFixedNumber() {
        assertBytes("caf\u00e9", "08" /* type 0 */, "11" /* 4 bytes << 2 | Latin-1, + 1 */, "636166e9");
        assertBytes(300, "0d" /* type 5 */, "d804" /* zigzag */);
        assertBytes(LocalDate.of(2020, 1, 2), "20" /* type 24 */, "ae9d02" /* day 18263, zigzag */);
    }

    @Test
    void fieldsFollowTheirClassInTheOrderOfTheLayout() {
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(-2);
        assertBytes(node, NODE, "02" /* value */, "01" /* next: of the declared class */, "03" /* value */, "00" /* next */);
    }

    @Test
    void primitivesStandFromTheWidestToTheNarrowest() {
        assertBytes(
                new Zoo.Primitives(),
                "02" + "02" + "bbde9c92",
                "808080808040" /* big, zigzag */,
                "00000000000002c0" /* price */,
                "09" /* count, zigzag */,
                "0000c03f" /* ratio */,
                "7800" /* letter */,
                "2c01" /* number */,
                "01" /* flag */,
                "ff" /* small */);
    }

    @Test
    void fieldsOfASuperclassComeFirst() {
        assertBytes(
                new Zoo.Derived(),
                "02" + "06" + "f25d88ff",
                "02" + "11" + "62617365" /* Base: same, name */,
                "04" + "1d" + "64657269766564" /* Derived: same, name */);
    }

    @Test
    void aBackReferenceIsADistance() {
        Zoo.Node node = new Zoo.Node(1);
        node.next = node;
        assertPayload(node, REFERS_BACK + NODE + "02" /* value */ + "06" + "00" /* one handle back */);
        List<Object> self = new ArrayList<>();
        self.add(self);
        assertPayload(self, REFERS_BACK + "27" /* type 31 */ + "01" /* size */ + "00" /* each named */ + "06" + "00");
    }

    @Test
    void keysWithAnIdentityAreToldByTheHeader() {
        assertPayload(
                new HashSet<>(Set.of(new Zoo.Point(1, 2))),
                KEYED + "2a" /* type 34 */ + "01" /* size */ + "00" /* each named */ + POINT + "02" + "04");
    }

    @Test
    void recordsAndEnums() {
        assertBytes(new Zoo.Point(1, 2), POINT, "02" + "04");
        assertBytes(Zoo.Colour.GREEN, "02" + "04" + "d10f0eb3", "02" /* index 1, + 1 */);
    }

    @Test
    void aListOfOneTypeNamesItOnce() {
        assertBytes(new ArrayList<>(List.of(1, 2, 3)), "27", "03", "01" /* bare */, "0d" /* Integer */, "020406");
        assertBytes(
                new ArrayList<>(Arrays.asList("a", null)), "27", "02", "02" /* slots */, "08" /* String */, "01" + "0561", "00");
    }

    @Test
    void aTypeIsNamedOnceInAPayload() {
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(2);
        assertBytes(
                new ArrayList<>(List.of(node, new Zoo.Point(1, 2), new Zoo.Point(3, 4))),
                "27" + "03" + "00",
                NODE + "02" + "01" + "04" + "00",
                POINT + "02" + "04",
                "49" /* 8 + 64 + 1: the payload's second type */ + "06" + "08");
    }

    @Test
    void mapsHaveAFormForKeysAndOneForValues() {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        assertBytes(
                map,
                "2e" /* type 38 */,
                "02" /* size */,
                "01" + "08" /* keys: bare Strings */,
                "01" + "0d" /* values: bare Integers */,
                "0561" + "02",
                "0562" + "04");
        assertBytes(new TreeMap<>(Map.of("k", 1)), "2f", "00" /* comparator */, "01" + "00" + "00", "08" + "056b", "0d" + "02");
    }

    @Test
    void arraysNameTheirComponentWhereTheSlotDoesNot() {
        assertBytes(new int[] {1}, "17" /* type 15 */, "02" /* length + 1 */, "01000000");
        assertBytes(
                new String[][] {{"x"}, null},
                "12" + "12" + "08" /* array of array of String */,
                "02" /* length */,
                "01" /* of the declared class */ + "01" + "0578",
                "00");
    }

    @Test
    void rareTypesTakeTwoBytes() {
        assertBytes(Map.entry(1, 2), "47" /* rare */ + "14" /* 84 - 64 */, "02" + "01" + "0d" + "02" + "04");
        assertBytes(new Zoo.Box<>(Optional.of(5L)), "02" + "05" + "c25bd645", "26" /* type 30 */, "01" + "00" + "0e" + "0a");
    }

    @Test
    void classesWithoutAnIdGoByTheirName() {
        Marshaller byName = Marshaller.builder().register(Zoo.Node.class).schemas(SchemaStore.inMemory()).build();
        assertThat(HexFormat.of().formatHex(byName.marshal(new Zoo.Node(0))))
                .isEqualTo(HEADER + "03" + "65" /* 25 bytes, Latin-1 */ + NODE_NAME + "8cb3ced0" + "00" + "00");
        assertThat(HexFormat.of().formatHex(byName.marshal(Zoo.Node[].class)))
                .isEqualTo(HEADER + "39" /* type 49 */ + "01" /* dimension */ + "65" + NODE_NAME);
    }

    @Test
    void aTooDeepObjectFollowsTheRoot() {
        Marshaller shallow = Marshaller.builder().register(Zoo.Node.class, 1).limits(Limits.DEFAULT.withDepth(1))
                .schemas(SchemaStore.inMemory()).build();
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(2);
        node.next.next = new Zoo.Node(3);
        assertThat(HexFormat.of().formatHex(shallow.marshal(node)))
                .isEqualTo(HEADER + NODE
                        + "02" + "04" /* deferred */ + "01" /* of the declared class */
                        + "04" + "04" + "01" /* the second's content */
                        + "06" + "00" /* the third's */);
    }
}
