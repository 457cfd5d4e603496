// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.impl.compact.Schema;
import com.hazelcast.nio.serialization.genericrecord.GenericRecord;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subjects;
import dev.gridwire.enhancer.form.named.FormedWorld;
import dev.gridwire.enhancer.form.named.Grid;
import dev.gridwire.enhancer.form.named.Renamed;
import dev.gridwire.enhancer.form.named.Strangers;
import dev.gridwire.enhancer.form.named.far.FarBase;
import dev.gridwire.enhancer.form.named.zoo.Arrays;
import dev.gridwire.enhancer.form.named.zoo.Bags;
import dev.gridwire.enhancer.form.named.zoo.Base;
import dev.gridwire.enhancer.form.named.zoo.Chain;
import dev.gridwire.enhancer.form.named.zoo.Everything;
import dev.gridwire.enhancer.form.named.zoo.Leaf;
import dev.gridwire.enhancer.form.named.zoo.Only;
import dev.gridwire.enhancer.form.named.zoo.Outer;
import dev.gridwire.enhancer.form.named.zoo.Records;
import dev.gridwire.enhancer.form.named.zoo.Refused;
import dev.gridwire.enhancer.form.named.zoo.VersionOne;
import dev.gridwire.enhancer.form.named.zoo.VersionTwo;
import dev.gridwire.proof.compare.ExactComparison;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompactFormTest {

    private static final String ZOO = "dev.gridwire.enhancer.form.named.zoo.";

    private final FormedWorld world = FormedWorld.of(new CompactForm(), Arrays.class, Bags.class, Base.class, Chain.class,
            Everything.class, Leaf.class, Only.class, Outer.class, Outer.Inner.class, Records.class, Records.Circle.class,
            Records.Pair.class, Records.Shape.class, Records.Square.class, hidden());
    private final ClassLoader loader = world.load();

    private static Class<?> hidden() {
        return List.of(Records.class.getDeclaredClasses()).stream()
                .filter(type -> type.getSimpleName().equals("Hidden")).findFirst().orElseThrow();
    }

    static SerializationConfig config(ClassLoader loader, String registrar) throws ReflectiveOperationException {
        SerializationConfig config = new SerializationConfig();
        loader.loadClass(registrar).getMethod("register", SerializationConfig.class).invoke(null, config);
        return config;
    }

    private Grid grid() throws ReflectiveOperationException {
        return new Grid(loader, config(loader, ZOO + "GridwireCompactSerializers"));
    }

    private Object make(String type, String method) throws ReflectiveOperationException {
        return loader.loadClass(ZOO + type).getMethod(method).invoke(null);
    }

    @ParameterizedTest
    @CsvSource({
        "Everything, empty", "Everything, full", "Arrays, ofNull", "Arrays, ofNone", "Arrays, ofSeveral", "Bags, mutable",
        "Bags, fixed", "Bags, ofNull", "Records, full"})
    void arrivesAsByJavaSerialization(String type, String method) throws Exception {
        Object object = make(type, method);

        Object read = grid().roundTrip(object);

        assertThat(read).isNotSameAs(object);
        assertThat(ExactComparison.gravest(object, read).filter(each -> !Grid.isBehindAView(each))).isEmpty();
        assertThat(ExactComparison.gravest(Grid.javaRoundTrip(object, loader), read)
                .filter(each -> !Grid.isBehindAView(each))).isEmpty();
    }

    @Test
    void listsThatCannotBeChangedKeepTheirClass() throws Exception {
        for (Object bags : (List<?>) make("Bags", "lists")) {
            assertThat(ExactComparison.gravest(bags, grid().roundTrip(bags))).isEmpty();
        }
    }

    @Test
    void containersWithoutEqualsKeepClassAndContent() throws Exception {
        Object bags = make("Bags", "unequal");
        Object read = grid().roundTrip(bags);

        assertThat((Object[][]) read.getClass().getMethod("contents").invoke(read))
                .isDeepEqualTo((Object[][]) bags.getClass().getMethod("contents").invoke(bags));
    }

    @Test
    void isWrittenAsCompact() throws Exception {
        for (String method : List.of("empty", "full")) {
            assertThat(grid().write(make("Everything", method)).isCompact()).isTrue();
        }
    }

    @Test
    void fieldsOfEqualNameInAChainAreKeptApart() throws Exception {
        ClassLoader chains = FormedWorld.of(new CompactForm(), Renamed.classFiles(
                Map.of(Base.class.getName(), "acme.Base", Chain.class.getName(), "acme.Chain")), 1).load();
        Class<?> chain = chains.loadClass("acme.Chain");
        Constructor<?> constructor = chain.getConstructor(String.class, String.class, chain);
        Object object = constructor.newInstance("upper", "lower", constructor.newInstance("u", null + "", null));

        Grid grid = new Grid(chains, config(chains, "acme.GridwireCompactSerializers"));
        assertThat(ExactComparison.gravest(object, grid.roundTrip(object))).isEmpty();
        GenericRecord record = record(grid, object);
        assertThat(record.getString("name")).isEqualTo("upper");
        assertThat(record.getString("name$Chain")).isEqualTo("lower");
    }

    private static GenericRecord record(Grid grid, Object object) {
        Grid without = new Grid(new Strangers(), new SerializationConfig(), grid.schemas());
        return (GenericRecord) without.read(grid.write(object));
    }

    @Test
    void theOnlyObjectStaysTheOnlyOne() throws Exception {
        Object only = loader.loadClass(ZOO + "Only").getField("INSTANCE").get(null);

        assertThat(grid().roundTrip(only)).isSameAs(only);
    }

    @Test
    void innerClassWritesItsOuter() throws Exception {
        Object outer = loader.loadClass(ZOO + "Outer").getConstructor().newInstance();
        Object inner = outer.getClass().getMethod("inner").invoke(outer);

        assertThat(ExactComparison.gravest(inner, grid().roundTrip(inner))).isEmpty();
        assertThat(world.notes()).extracting(Obstacle::reason).contains(Reason.INNER_CLASS, Reason.OPEN_CLASS);
    }

    @Test
    void whatCannotBeNamedIsRefusedWhenWritten() throws Exception {
        Grid grid = grid();
        assertThatThrownBy(() -> grid.write(make("Bags", "withComparator")))
                .hasStackTraceContaining("comparator").hasStackTraceContaining("field=sorted");
        assertThatThrownBy(() -> grid.write(make("Bags", "half")))
                .hasStackTraceContaining("half a surrogate pair").hasStackTraceContaining("field=strings");
        assertThatThrownBy(() -> grid.write(make("Bags", "withOwnList")))
                .hasStackTraceContaining("cannot name").hasStackTraceContaining("field=strings");
    }

    @Test
    void listOfTwoClassesIsRefusedWhenWritten() throws Exception {
        Object mixed = make("Records", "mixed");

        assertThatThrownBy(() -> grid().write(mixed)).hasStackTraceContaining("different item types");
    }

    @Test
    void everyClassPassesTheVerifierAndTheFormedOnesAreUnchanged() {
        world.verify();
        for (String name : world.formed()) {
            assertThat(world.outputs().get(name.replace('.', '/') + ".class")).isEqualTo(Subjects.classFile(name));
        }
        assertThat(world.outputs()).containsKey("META-INF/gridwire/compact.txt");
    }

    @Test
    void sameClassesGiveTheSameBytes() {
        FormedWorld again = FormedWorld.of(new CompactForm(), Leaf.class, Everything.class);
        FormedWorld oneMore = FormedWorld.of(new CompactForm(), Leaf.class, Everything.class);

        assertThat(again.outputs().keySet()).isEqualTo(oneMore.outputs().keySet());
        again.outputs().forEach((path, bytes) -> assertThat(oneMore.outputs().get(path)).as(path).isEqualTo(bytes));
    }

    @Test
    void generatedClassesNameNoClassOfGridwire() {
        world.outputs().forEach((path, bytes) -> assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .as(path).doesNotContain("dev/gridwire/enhancer/form/named/template"));
    }

    @Test
    void eachFieldThatCannotBeNamedIsTold() {
        FormedWorld refused = FormedWorld.of(new CompactForm(), Refused.Fields.class);

        assertThat(refused.obstacles()).extracting(Obstacle::member).containsExactlyInAnyOrder(
                "anything", "raw", "nested", "lists", "matrix", "own", "notFormed", "comparator", "number");
        assertThat(refused.obstacles()).allSatisfy(obstacle -> assertThat(obstacle.remedy()).isNotBlank());
    }

    @Test
    void classesThatDecideThemselvesAreLeftAlone() {
        FormedWorld refused = FormedWorld.of(new CompactForm(), Refused.Hooked.class, Refused.Replaced.class,
                Refused.Abstract.class, Refused.Strings.class, Leaf.class);

        assertThat(refused.formed()).containsExactly(Leaf.class.getName());
        assertThat(refused.obstacles()).extracting(Obstacle::reason).contains(
                Reason.OWN_HOOKS, Reason.REPLACES_OBJECTS, Reason.MADE_OTHERWISE, Reason.FOREIGN_SUPERCLASS);
    }

    @Test
    void fieldsComeAndGo() throws Exception {
        Map<Long, Schema> schemas = new ConcurrentHashMap<>();
        ClassLoader first = version(VersionOne.class).load();
        ClassLoader second = version(VersionTwo.class).load();
        Grid before = new Grid(first, config(first, "acme.GridwireCompactSerializers"), schemas);
        Grid after = new Grid(second, config(second, "acme.GridwireCompactSerializers"), schemas);
        Object old = first.loadClass("acme.Evolving").getConstructor(int.class, String.class).newInstance(5, "gone");
        Object young = second.loadClass("acme.Evolving").getConstructor(int.class, long.class).newInstance(6, 7L);

        Object read = after.read(before.write(old));
        assertThat(read).hasFieldOrPropertyWithValue("kept", 5).hasFieldOrPropertyWithValue("added", 0L)
                .hasFieldOrPropertyWithValue("box", null).hasFieldOrPropertyWithValue("list", null);
        assertThat(before.read(after.write(young))).hasFieldOrPropertyWithValue("kept", 6)
                .hasFieldOrPropertyWithValue("removed", null);
        assertThat(ExactComparison.gravest(young, after.roundTrip(young))).isEmpty();
    }

    private static FormedWorld version(Class<?> type) {
        return FormedWorld.of(new CompactForm(), Renamed.classFiles(
                Map.of(type.getName(), "acme.Evolving", Leaf.class.getName(), "acme.Leaf")), 1);
    }

    @Test
    void classWhoseLibraryIsMissingTakesNoOtherWithIt() throws Exception {
        FormedWorld two = FormedWorld.of(new CompactForm(), Leaf.class, Records.class, Records.Circle.class, Records.Pair.class,
                Records.Shape.class, Records.Square.class, hidden());
        ClassLoader without = two.loadWithout(Records.Pair.class.getName());

        Class<?> registrar = without.loadClass(ZOO + "GridwireCompactSerializers");
        Object[] all = (Object[]) registrar.getMethod("all").invoke(null);

        assertThat(all).hasSizeGreaterThan(1).extracting(one -> one.getClass().getName())
                .anyMatch(name -> name.contains("Leaf")).noneMatch(name -> name.contains("Pair"));
        assertThat(config(without, registrar.getName())).isNotNull();
    }

    @Test
    void wideClassIsWritten() throws Exception {
        FormedWorld wide = FormedWorld.of(new CompactForm(), Map.of("acme.Wide", Renamed.wide("acme/Wide", 500)), 1);
        ClassLoader wideLoader = wide.load();
        Object object = wideLoader.loadClass("acme.Wide").getConstructor().newInstance();
        for (int i = 0; i < 500; i++) {
            object.getClass().getField("f" + i).setLong(object, i * 31L);
        }

        Grid grid = new Grid(wideLoader, config(wideLoader, "acme.GridwireCompactSerializers"));

        wide.verify();
        assertThat(ExactComparison.gravest(object, grid.roundTrip(object))).isEmpty();
    }

    @Test
    void superclassInAnotherPackageIsReached() throws Exception {
        FormedWorld far = FormedWorld.of(new CompactForm(), far());
        ClassLoader loaded = far.load();
        Object near = loaded.loadClass(ZOO + "Nears").getMethod("near").invoke(null);
        Object endless = loaded.loadClass(ZOO + "Nears").getMethod("endless").invoke(null);
        Grid grid = new Grid(loaded, config(loaded, "dev.gridwire.enhancer.form.named.GridwireCompactSerializers"));

        far.verify();
        assertThat(ExactComparison.gravest(near, grid.roundTrip(near))).isEmpty();
        assertThat(far.notes()).filteredOn(note -> note.reason() == Reason.CYCLE)
                .extracting(Obstacle::text).singleElement().asString().contains("path=Near.held");
        assertThatThrownBy(() -> grid.write(endless)).hasStackTraceContaining("holds itself").hasStackTraceContaining("Near");
    }

    private static Class<?>[] far() throws ClassNotFoundException {
        return new Class<?>[] {FarBase.class, Class.forName(FarBase.class.getName() + "$Hidden"),
            Class.forName(ZOO + "Near"), Class.forName(ZOO + "Nears")};
    }
}
