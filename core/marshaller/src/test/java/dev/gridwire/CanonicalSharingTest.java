// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.CanonicalMarshallers.GENERATED;
import static dev.gridwire.CanonicalMarshallers.assertSameBytes;
import static dev.gridwire.CanonicalMarshallers.canonical;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.payload.Limits;
import dev.gridwire.type.FinalFields;
import dev.gridwire.zoo.Finals;
import dev.gridwire.zoo.HookedSamples;
import dev.gridwire.zoo.Keyed;
import dev.gridwire.zoo.Zoo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Canonical bytes show references to open objects, and no others. */
@Isolated("measures time")
class CanonicalSharingTest {

    /** On a busy machine; a hundredth of it is usual. */
    private static final Duration SOON = Duration.ofMinutes(1);

    @Test
    void sharedAndEqualPartsHaveTheSameBytes() {
        Date date = new Date(5);
        assertSameBytes(new Keyed.Period(date, date), new Keyed.Period(date, new Date(5)));
        assertThat(Marshallers.ZOO.marshal(new Keyed.Period(date, date)))
                .isNotEqualTo(Marshallers.ZOO.marshal(new Keyed.Period(date, new Date(5))));
        Zoo.Point point = new Zoo.Point(1, 2);
        assertSameBytes(List.of(point, point), List.of(point, new Zoo.Point(1, 2)));
        Zoo.Node node = new Zoo.Node(3);
        node.next = new Zoo.Node(4);
        Zoo.Node other = new Zoo.Node(3);
        other.next = new Zoo.Node(4);
        assertSameBytes(new ArrayList<>(List.of(node, node)), new ArrayList<>(List.of(node, other)));
        assertSameBytes(new Object[] {"x", node, "x"}, new Object[] {"x", other, new String("x")});
    }

    @Test
    void theCopyIsEqualAndNoLongerShared() {
        Date date = new Date(5);
        Keyed.Period copy = GENERATED.unmarshal(canonical(new Keyed.Period(date, date)));
        assertThat(copy).isEqualTo(new Keyed.Period(date, date));
        assertThat(copy.from()).isNotSameAs(copy.to());
        assertThat(Marshallers.ZOO.<Object>unmarshal(canonical(copy))).isEqualTo(copy);
    }

    @Test
    void cyclesAreKept() {
        List<Object> list = new ArrayList<>(List.of("a"));
        list.add(list);
        list.add(new Object[] {list, "b"});
        List<Object> copy = GENERATED.unmarshal(canonical(list));
        assertThat(copy.get(1)).isSameAs(copy);
        assertThat(((Object[]) copy.get(2))[0]).isSameAs(copy);
        Zoo.Order order = new Zoo.Order("o");
        order.lines.addAll(List.of(new Zoo.Line("a", 1, order), new Zoo.Line("b", 2, order)));
        Zoo.Order another = new Zoo.Order("o");
        another.lines.addAll(List.of(new Zoo.Line("a", 1, another), new Zoo.Line("b", 2, another)));
        assertSameBytes(order, another);
    }

    @Test
    void aRingDeeperThanTheStackIsARing() {
        Zoo.Node copy = GENERATED.unmarshal(canonical(ring(1_000)));
        Zoo.Node at = copy;
        for (int i = 0; i < 1_000; i++) {
            assertThat(at.value).isEqualTo(i);
            at = at.next;
        }
        assertThat(at).isSameAs(copy);
        assertSameBytes(ring(1_000), ring(1_000));
    }

    private static Zoo.Node ring(int size) {
        Zoo.Node last = new Zoo.Node(size - 1);
        Zoo.Node first = last;
        for (int i = size - 2; i >= 0; i--) {
            Zoo.Node node = new Zoo.Node(i);
            node.next = first;
            first = node;
        }
        last.next = first;
        return first;
    }

    /** Two long lists take turns behind the root; the object that both end in is open around neither. */
    @Test
    void longListsThatShareTheirEndHaveTheBytesOfListsThatDoNot() {
        Zoo.Node end = new Zoo.Node(-1);
        Zoo.Node[] sharing = {list(3_000, end), list(3_000, end)};
        Zoo.Node[] apart = {list(3_000, new Zoo.Node(-1)), list(3_000, new Zoo.Node(-1))};
        assertSameBytes(sharing, apart);
    }

    @Test
    void aLongListIsWrittenSoon() {
        assertThat(Duration.ofNanos(nanos(() -> GENERATED.marshal(list(300_000, null))))).isLessThan(SOON);
    }

    private static Zoo.Node list(int size, Zoo.Node end) {
        Zoo.Node first = end;
        for (int i = size - 1; i >= 0; i--) {
            Zoo.Node node = new Zoo.Node(i);
            node.next = first;
            first = node;
        }
        return first;
    }

    @Test
    void pathsWithoutEndAreRefusedSoonWithTheNextStep() {
        Object dag = dag(30);
        long nanos = nanos(() -> assertThatThrownBy(() -> GENERATED.marshal(dag))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("Canonical bytes repeat shared objects, and there are too many of them: objects=")
                .hasMessageContaining("limit=")
                .hasMessageContaining("let fewer places hold the same objects, or do not write this root class canonically"));
        assertThat(Duration.ofNanos(nanos)).isLessThan(SOON);
        assertThat(GENERATED.<Object>unmarshal(GENERATED.marshal("next"))).isEqualTo("next");
    }

    @Test
    void fewPathsAreWritten() {
        assertThat(GENERATED.marshal(dag(10))).hasSizeGreaterThan(1 << 10);
    }

    @Test
    void theLimitOfReferencesHoldsForWhatIsWrittenAnew() {
        Limits limits = Limits.DEFAULT.withReferences(1_000);
        Marshaller few = CanonicalMarshallers.zoo(limits, Generation.AT_ONCE);
        assertThatThrownBy(() -> few.marshal(dag(12))).hasMessageContaining("references=1001, limit=1000")
                .hasMessageContaining("raise limits.references on both sides");
    }

    private static Zoo.Tree dag(int depth) {
        Zoo.Tree tree = new Zoo.Tree();
        for (int i = 0; i < depth; i++) {
            Zoo.Tree above = new Zoo.Tree();
            above.left = tree;
            above.right = tree;
            tree = above;
        }
        return tree;
    }

    /** A hundred thousand places for the same object are no DAG of many paths. */
    @Test
    void oneObjectInManyPlacesIsWritten() {
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(2);
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < 1_000_000; i++) {
            list.add(node);
        }
        assertThat(GENERATED.marshal(list)).hasSizeGreaterThan(4_000_000);
    }

    @Test
    void recordsThatContainThemselvesAreRefusedAsEver() {
        List<Object> content = new ArrayList<>();
        Zoo.Loop loop = new Zoo.Loop(content);
        content.add(loop);
        assertThatThrownBy(() -> GENERATED.marshal(loop)).hasMessageContaining("made of its parts contains itself");
    }

    @Test
    void unsharedAndReplacedObjectsAreWrittenAnew() {
        Object money = HookedSamples.all().filter(each -> each instanceof HookedSamples.Money).findFirst().orElseThrow();
        assertSameBytes(List.of(money, money), List.of(money, GENERATED.<Object>unmarshal(GENERATED.marshal(money))));
    }

    static List<Object> samples() {
        return Samples.all();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void samplesHaveTheBytesOfTheirCopies(Object sample) {
        byte[] bytes = canonical(sample);
        assertThat(canonical(Marshallers.roundTrip(sample))).isEqualTo(bytes);
        assertThat(canonical(Marshallers.ZOO.unmarshal(bytes))).isEqualTo(bytes);
    }

    /** Final fields that only reflection sets. */
    static Stream<Object> mutated() {
        return Finals.mutated();
    }

    @ParameterizedTest
    @MethodSource("mutated")
    void objectsWhoseFieldsAreMutatedHaveTheBytesOfTheirCopies(Object sample) {
        Marshaller interpreted = mutating(Generation.NEVER);
        Marshaller generated = mutating(Generation.AT_ONCE);
        byte[] bytes = interpreted.marshal(sample);
        assertThat(generated.marshal(sample)).isEqualTo(bytes);
        assertThat(interpreted.marshal(generated.unmarshal(bytes))).isEqualTo(bytes);
        assertThat(generated.marshal(interpreted.unmarshal(bytes))).isEqualTo(bytes);
    }

    private static Marshaller mutating(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire.zoo").generation(generation).canonical()
                .finalFields(FinalFields.MUTATED).build();
    }

    @Test
    void rootsAreChosenByClassAndByPackage() {
        Date date = new Date(5);
        Object period = new Keyed.Period(date, date);
        Object both = new Keyed.Both(date, date);
        Marshaller byClass = Marshaller.builder().allowPackage("dev.gridwire.zoo").canonical(Keyed.Period.class)
                .canonical(HashSet.class).build();
        assertThat(byClass.marshal(period)).isEqualTo(canonical(period));
        assertThat(byClass.marshal(both)).isEqualTo(Marshallers.ZOO.marshal(both)).isNotEqualTo(canonical(both));
        assertThat(byClass.marshal(List.of(date, date))).isEqualTo(Marshallers.ZOO.marshal(List.of(date, date)));
        assertThat(byClass.marshal(new HashSet<>(Set.of(period, 1)))).isEqualTo(canonical(new HashSet<>(Set.of(1, period))));
        Marshaller byPackage = Marshaller.builder().allowPackage("dev.gridwire.zoo").canonicalPackage("dev.gridwire.zoo").build();
        assertThat(byPackage.marshal(both)).isEqualTo(canonical(both));
        assertThat(byPackage.marshal(new Keyed.OwnMap())).isEqualTo(canonical(new Keyed.OwnMap()));
        assertThat(byPackage.marshal(new Object[] {both, both})).isNotEqualTo(canonical(new Object[] {both, both}));
        Marshaller parent = Marshaller.builder().allowPackage("dev.gridwire.zoo").canonicalPackage("dev.gridwire").build();
        assertThat(parent.marshal(both)).isNotEqualTo(canonical(both));
        Map<Object, Object> map = new HashMap<>(Map.of(both, date));
        assertThat(byPackage.marshal(map)).isEqualTo(Marshallers.ZOO.marshal(map));
    }

    @Test
    void rootsThatCannotBeAreRefused() {
        MarshallerBuilder builder = Marshaller.builder();
        assertThatThrownBy(() -> builder.canonical(Map.class)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("class=java.util.Map; name the concrete classes");
        assertThatThrownBy(() -> builder.canonical(int.class)).hasMessageContaining("class=int");
        assertThatThrownBy(() -> builder.canonicalPackage("")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nullHasTheBytesOfNull() {
        assertThat(GENERATED.marshal(null)).isEqualTo(Marshallers.ZOO.marshal(null));
    }

    private static long nanos(Runnable task) {
        long before = System.nanoTime();
        task.run();
        return System.nanoTime() - before;
    }
}
