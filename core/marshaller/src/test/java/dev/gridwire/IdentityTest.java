// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.assertSameGraph;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.zoo.Zoo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class IdentityTest {

    @Test
    void sharedReferencesStayShared() {
        Zoo.Node shared = new Zoo.Node(1);
        int[] array = {1};
        List<Object> copy = roundTrip(new ArrayList<>(List.of(shared, array, shared, array, new Zoo.Box<>(shared))));
        assertThat(copy.get(0)).isSameAs(copy.get(2)).isSameAs(((Zoo.Box<?>) copy.get(4)).value);
        assertThat(copy.get(1)).isSameAs(copy.get(3));
    }

    @Test
    void cyclesThroughObjectsArraysAndListsClose() {
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(2);
        node.next.next = node;
        assertSameGraph(node);
        Object[] array = new Object[1];
        array[0] = array;
        Object[] arrayCopy = roundTrip(array);
        assertThat(arrayCopy[0]).isSameAs(arrayCopy);
        List<Object> list = new ArrayList<>();
        list.add(list);
        List<Object> listCopy = roundTrip(list);
        assertThat(listCopy.get(0)).isSameAs(listCopy);
    }

    @Test
    void aSetThatContainsItselfComesBack() {
        Set<Object> set = new HashSet<>();
        set.add(set);
        Set<Object> copy = roundTrip(set);
        assertThat(copy.size()).isEqualTo(1);
        assertThat(copy.iterator().next()).isSameAs(copy);
    }

    @Test
    void aMapThatIsItsOwnKeyAndValueComesBack() {
        Map<Object, Object> map = new HashMap<>();
        map.put(map, map);
        Map<Object, Object> copy = roundTrip(map);
        Map.Entry<Object, Object> entry = copy.entrySet().iterator().next();
        assertThat(entry.getKey() == copy && entry.getValue() == copy).isTrue();
    }

    @Test
    void keysThatReferToTheOwnerOfTheirSetAreFoundAfterwards() {
        Zoo.Owner owner = new Zoo.Owner();
        for (int i = 0; i < 50; i++) {
            Zoo.Key key = new Zoo.Key(i);
            key.owner = owner;
            owner.keys.add(key);
            owner.map.put(key, owner);
        }
        Zoo.Owner copy = roundTrip(owner);
        assertThat(copy.keys).contains(new Zoo.Key(0), new Zoo.Key(49)).hasSize(50);
        assertThat(copy.map.get(new Zoo.Key(17)) == copy).isTrue();
        for (Object key : copy.keys) {
            assertThat(((Zoo.Key) key).owner == copy).isTrue();
        }
    }

    @Test
    void aKeyWhoseHashedFieldsComeAfterTheSetIsFoundAfterwards() {
        Zoo.Key key = new Zoo.Key(5);
        Set<Object> set = new HashSet<>(Set.of(key));
        key.owner = set;
        Zoo.Key copy = roundTrip(key);
        assertThat(((Set<?>) copy.owner).contains(copy)).isTrue();
    }

    @Test
    void aSortedSetInACycleIsSorted() {
        Zoo.Owner owner = new Zoo.Owner();
        TreeSet<Zoo.Key> sorted = new TreeSet<>(new Zoo.ByNumber());
        for (int i = 0; i < 5; i++) {
            Zoo.Key key = new Zoo.Key(i);
            key.owner = owner;
            sorted.add(key);
        }
        owner.map.put("sorted", sorted);
        Zoo.Owner copy = roundTrip(owner);
        TreeSet<?> sortedCopy = (TreeSet<?>) copy.map.get("sorted");
        assertThat(sortedCopy.size()).isEqualTo(5);
        assertThat(((Zoo.Key) sortedCopy.first()).number).isEqualTo(4);
    }

    @Test
    void aRecordThatContainsItselfIsRefusedOnWriting() {
        List<Object> content = new ArrayList<>();
        Zoo.Loop loop = new Zoo.Loop(content);
        content.add(loop);
        assertThatThrownBy(() -> ZOO.marshal(loop))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("contains itself")
                .hasMessageContaining("Loop.content[0]");
        List<Object> copy = roundTrip(content);
        assertThat(((Zoo.Loop) copy.get(0)).content()).isSameAs(copy);
    }

    @Test
    void anImmutableSetWhoseKeysReferToAnObjectAroundItIsRefused() {
        Zoo.Key key = new Zoo.Key(1);
        key.owner = Set.of(key);
        assertThatThrownBy(() -> ZOO.marshal(key))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("Immutable hash containers")
                .hasMessageContaining("Key.owner");
    }

    @Test
    void aListOfAMillionNodesFitsADefaultStack() {
        Zoo.Node head = null;
        for (int i = 0; i < 1_000_000; i++) {
            Zoo.Node node = new Zoo.Node(i);
            node.next = head;
            head = node;
        }
        Zoo.Node copy = roundTrip(head);
        int expected = 999_999;
        for (Zoo.Node each = copy; each != null; each = each.next) {
            assertThat(each.value).isEqualTo(expected--);
        }
        assertThat(expected).isEqualTo(-1);
    }

    @Test
    void aTreeOfDepthAHundredThousandFitsADefaultStack() {
        Zoo.Tree tree = new Zoo.Tree();
        for (int i = 0; i < 100_000; i++) {
            Zoo.Tree parent = new Zoo.Tree();
            parent.left = i % 3 == 0 ? tree : new Zoo.Tree();
            parent.right = i % 3 == 0 ? parent.left : tree;
            parent.name = i % 1000 == 0 ? "n" + i : null;
            tree = parent;
        }
        Zoo.Tree copy = roundTrip(tree);
        for (int i = 99_999; i >= 0; i--) {
            assertThat(copy.left == copy.right).isEqualTo(i % 3 == 0);
            assertThat(copy.name).isEqualTo(i % 1000 == 0 ? "n" + i : null);
            copy = copy.right;
        }
    }

    @Test
    void setsAndArraysDeepInAChainAreFilled() {
        Zoo.Box<Object> root = new Zoo.Box<>(null);
        Zoo.Box<Object> last = root;
        for (int i = 0; i < 2_000; i++) {
            Zoo.Box<Object> next = new Zoo.Box<>(null);
            last.value = i % 2 == 0 ? new HashSet<>(Arrays.asList(next, i, root)) : new Object[] {next, new int[] {i}};
            last = next;
        }
        Zoo.Box<?> each = roundTrip(root);
        Object rootCopy = each;
        for (int i = 0; i < 2_000; i++) {
            if (i % 2 == 0) {
                Set<?> set = (Set<?>) each.value;
                assertThat(set.size()).isEqualTo(3);
                assertThat(set.contains(rootCopy)).isTrue();
                each = (Zoo.Box<?>) set.stream().filter(e -> e instanceof Zoo.Box && e != rootCopy).findFirst().orElseThrow();
            } else {
                each = (Zoo.Box<?>) ((Object[]) each.value)[0];
            }
        }
        assertThat(each.value).isNull();
    }
}
