// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.genericrecord.GenericRecord;
import dev.gridwire.codegen.layout.Layout;
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
import dev.gridwire.enhancer.form.named.zoo.OwnIds;
import dev.gridwire.enhancer.form.named.zoo.Promised;
import dev.gridwire.enhancer.form.named.zoo.Records;
import dev.gridwire.enhancer.form.named.zoo.Refused;
import dev.gridwire.enhancer.form.named.zoo.VersionOne;
import dev.gridwire.enhancer.form.named.zoo.VersionTwo;
import dev.gridwire.proof.compare.ExactComparison;
import java.io.ObjectStreamClass;
import java.lang.reflect.Constructor;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Opcodes;

@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
class PortableFormTest {

    private static final String ZOO = "dev.gridwire.enhancer.form.named.zoo.";
    private static final Class<?>[] CLASSES =
            {Arrays.class, Bags.class, Base.class, Chain.class, Everything.class, Leaf.class, Outer.class};

    private final FormedWorld world = FormedWorld.of(new PortableForm(), CLASSES);
    private final ClassLoader loader = world.load();
    private final Grid grid = new Grid(loader, new SerializationConfig());

    private Object make(String type, String method) throws ReflectiveOperationException {
        return loader.loadClass(ZOO + type).getMethod(method).invoke(null);
    }

    @ParameterizedTest
    @CsvSource({
        "Everything, empty", "Everything, full", "Arrays, ofNull", "Arrays, ofNone", "Arrays, ofSeveral", "Bags, mutable",
        "Bags, fixed", "Bags, ofNull"})
    void arrivesAsByJavaSerialization(String type, String method) throws Exception {
        assertThat(world.obstacles()).isEmpty();
        Object object = make(type, method);

        Data data = grid.write(object);
        Object read = grid.read(data);

        assertThat(data.getType()).isEqualTo(SerializationConstants.CONSTANT_TYPE_PORTABLE);
        assertThat(read).isNotSameAs(object);
        assertThat(ExactComparison.gravest(object, read).filter(each -> !Grid.isBehindAView(each))).isEmpty();
        assertThat(ExactComparison.gravest(Grid.javaRoundTrip(object, loader), read)
                .filter(each -> !Grid.isBehindAView(each))).isEmpty();
    }

    @Test
    void classOfAChainWritesItsSuperclassToo() throws Exception {
        Object object = chain(loader);

        assertThat(ExactComparison.gravest(object, grid.roundTrip(object))).isEmpty();
    }

    private static Object chain(ClassLoader loader) throws ReflectiveOperationException {
        Class<?> chain = loader.loadClass(ZOO + "Chain");
        Constructor<?> constructor = chain.getConstructor(String.class, String.class, chain);
        return constructor.newInstance("upper", "lower", constructor.newInstance("u", "l", null));
    }

    @Test
    void subclassThatWasNotEnhancedIsRefusedWhenWritten() throws Exception {
        FormedWorld half = FormedWorld.of(new PortableForm(), Outer.class);
        ClassLoader loaded = half.load();
        Class<?> subclass = Renamed.subclass(loaded, ZOO + "Outer");

        Object object = subclass.getConstructor().newInstance();
        Grid halfGrid = new Grid(loaded, new SerializationConfig());

        assertThatThrownBy(() -> halfGrid.write(object))
                .hasStackTraceContaining("was not enhanced itself").hasStackTraceContaining("class=" + subclass.getName());
    }

    @Test
    void factoryRegisteredByHandIsNoConflict() throws Exception {
        SerializationConfig config = new SerializationConfig();
        loader.loadClass(ZOO + "GridwirePortables77").getMethod("register", SerializationConfig.class).invoke(null, config);
        Object object = make("Bags", "mutable");

        Object read = new Grid(loader, config).roundTrip(object);

        assertThat(ExactComparison.gravest(object, read)).isEmpty();
    }

    @Test
    void memberWithoutTheClassReadsFields() throws Exception {
        FormedWorld chains = FormedWorld.of(new PortableForm(), Renamed.classFiles(
                Map.of(Base.class.getName(), "acme.Base", Chain.class.getName(), "acme.Chain")), 3);
        ClassLoader loaded = chains.load();
        Class<?> chain = loaded.loadClass("acme.Chain");
        Object object = chain.getConstructor(String.class, String.class, chain).newInstance("upper", "lower", null);

        Data data = new Grid(loaded, new SerializationConfig()).write(object);
        GenericRecord record = (GenericRecord) new Grid(new Strangers(), new SerializationConfig()).read(data);

        assertThat(record.getString("name")).isEqualTo("upper");
        assertThat(record.getString("name$Chain")).isEqualTo("lower");
        assertThat(record.getInt32("count")).isEqualTo(5);
        assertThat(record.getGenericRecord("next")).isNull();
    }

    @Test
    void whatCannotBeNamedIsRefusedWhenWritten() {
        assertThatThrownBy(() -> grid.write(make("Bags", "withComparator"))).hasStackTraceContaining("field=sorted");
        assertThatThrownBy(() -> grid.write(make("Bags", "half"))).hasStackTraceContaining("half a surrogate pair");
    }

    @Test
    void everyClassPassesTheVerifier() {
        world.verify();
    }

    @Test
    void layoutAndSerialVersionStayAsTheyWere() throws Exception {
        Map<String, byte[]> changed = new TreeMap<>();
        world.formed().forEach(name -> changed.put(name, world.outputs().get(name.replace('.', '/') + ".class")));
        for (Class<?> type : CLASSES) {
            Layout before = Subjects.layouts().resolve(type.getName());
            Layout after = Subjects.layouts(changed).resolve(type.getName());
            assertThat(after).isEqualTo(before);
            assertThat(after.fingerprint()).isEqualTo(before.fingerprint());
            assertThat(ObjectStreamClass.lookup(loader.loadClass(type.getName())).getSerialVersionUID())
                    .isEqualTo(ObjectStreamClass.lookup(type).getSerialVersionUID());
        }
    }

    @Test
    void formingAgainChangesNothing() {
        Map<String, byte[]> once = new TreeMap<>();
        world.formed().forEach(name -> once.put(name, world.outputs().get(name.replace('.', '/') + ".class")));
        Map<String, byte[]> ordered = new LinkedHashMap<>();
        for (Class<?> type : CLASSES) {
            ordered.put(type.getName(), once.get(type.getName()));
        }

        FormedWorld again = FormedWorld.of(new PortableForm(), ordered, 1);

        assertThat(again.outputs().keySet()).isEqualTo(world.outputs().keySet());
        again.outputs().forEach((path, bytes) -> assertThat(bytes).as(path).isEqualTo(world.outputs().get(path)));
    }

    @Test
    void classesThatCannotBePortableAreTold() {
        FormedWorld refused = FormedWorld.of(new PortableForm(), Only.class, Outer.Inner.class, Records.Pair.class,
                Records.class, Refused.Hooked.class, Refused.Fields.class, Refused.Strings.class);

        assertThat(refused.formed()).isEmpty();
        assertThat(refused.obstacles()).extracting(Obstacle::reason).contains(Reason.REPLACES_OBJECTS, Reason.INNER_CLASS,
                Reason.RECORD, Reason.OWN_HOOKS, Reason.UNSUPPORTED_FIELD, Reason.FOREIGN_SUPERCLASS);
        assertThat(refused.obstacles()).filteredOn(obstacle -> obstacle.typeName().equals(Records.class.getName()))
                .extracting(Obstacle::member).containsExactlyInAnyOrder("pair", "hidden", "shape", "shapes");
    }

    @Test
    void fieldsComeAndGo() throws Exception {
        ClassLoader first = version(VersionOne.class, 1).load();
        ClassLoader second = version(VersionTwo.class, 2).load();
        Grid before = new Grid(first, new SerializationConfig());
        Grid after = new Grid(second, new SerializationConfig());
        Object old = first.loadClass("acme.Evolving").getConstructor(int.class, String.class).newInstance(5, "gone");
        Object young = second.loadClass("acme.Evolving").getConstructor(int.class, long.class).newInstance(6, 7L);

        assertThat(after.read(before.write(old))).hasFieldOrPropertyWithValue("kept", 5)
                .hasFieldOrPropertyWithValue("added", 0L).hasFieldOrPropertyWithValue("box", null)
                .hasFieldOrPropertyWithValue("list", null).hasFieldOrPropertyWithValue("leaf", null);
        assertThat(before.read(after.write(young))).hasFieldOrPropertyWithValue("kept", 6)
                .hasFieldOrPropertyWithValue("removed", null);
        assertThat(ExactComparison.gravest(young, after.roundTrip(young))).isEmpty();
    }

    private static FormedWorld version(Class<?> type, int version) {
        Map<String, byte[]> classFiles = Renamed.classFiles(
                Map.of(type.getName(), "acme.Evolving", Leaf.class.getName(), "acme.Leaf"));
        return FormedWorld.of(new PortableForm(), classFiles, version);
    }

    @Test
    void wideClassIsWritten() throws Exception {
        FormedWorld wide = FormedWorld.of(new PortableForm(), Map.of("acme.Wide", Renamed.wide("acme/Wide", 500)), 1);
        ClassLoader loaded = wide.load();
        Object object = loaded.loadClass("acme.Wide").getConstructor().newInstance();
        object.getClass().getField("f499").setLong(object, 31);

        wide.verify();
        assertThat(ExactComparison.gravest(object, new Grid(loaded, new SerializationConfig()).roundTrip(object))).isEmpty();
    }

    @Test
    void classFileOfJava5IsRewritten() throws Exception {
        FormedWorld old = FormedWorld.of(new PortableForm(), Map.of("acme.Old", Renamed.wide("acme/Old", 2, Opcodes.V1_5)), 1);
        ClassLoader loaded = old.load();
        Object object = loaded.loadClass("acme.Old").getConstructor().newInstance();

        old.verify();
        assertThat(ExactComparison.gravest(object, new Grid(loaded, new SerializationConfig()).roundTrip(object))).isEmpty();
    }

    @Test
    void idsThatTheUserWroteAreKept() throws Exception {
        FormedWorld own = FormedWorld.of(new PortableForm(), OwnIds.class);
        byte[] formed = own.outputs().get(OwnIds.class.getName().replace('.', '/') + ".class");
        ClassLoader loaded = own.load();
        Object object = loaded.loadClass(OwnIds.class.getName()).getConstructor().newInstance();

        assertThat(SourceMethods.of(formed).isFormed()).isTrue();
        assertThat(SourceMethods.of(formed).contains("getClassId", "()I")).isTrue();
        assertThat(SourceMethods.of(formed).contains("getClassVersion", "()I")).isFalse();
        assertThat(ExactComparison.gravest(object, new Grid(loaded, new SerializationConfig()).roundTrip(object))).isEmpty();
    }

    @Test
    void superclassInAnotherPackageIsReached() throws Exception {
        FormedWorld far = FormedWorld.of(new PortableForm(), far());
        ClassLoader loaded = far.load();
        Object near = loaded.loadClass(ZOO + "Nears").getMethod("near").invoke(null);
        Object endless = loaded.loadClass(ZOO + "Nears").getMethod("endless").invoke(null);
        Grid grid = new Grid(loaded, new SerializationConfig());

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

    @Test
    void promisedFieldTakesNoOtherBesideItAndRefusesNull() throws Exception {
        FormedWorld promised = FormedWorld.of(new PortableForm(), Promised.class);
        ClassLoader loaded = promised.load();
        Constructor<?> constructor = loaded.loadClass(Promised.class.getName()).getConstructor(Integer.class, Date.class);
        Object object = constructor.newInstance(1, new Date(2));
        Object broken = constructor.newInstance(1, null);
        Grid own = new Grid(loaded, new SerializationConfig());
        ClassDefinition definition = own.service().getPortableContext().lookupClassDefinition(own.write(object));

        promised.verify();
        assertThat(definition.getFieldNames()).containsExactlyInAnyOrder("box", "date", "free", "free$set");
        assertThat(ExactComparison.gravest(object, own.roundTrip(object))).isEmpty();
        assertThatThrownBy(() -> own.write(broken)).hasStackTraceContaining("field=date");
    }
}
