// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.registry.Presets;
import dev.gridwire.type.FinalFields;
import dev.gridwire.type.TypePolicy;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The presets beside the real libraries. */
class PresetsTest {

    /** A class of each library, by the preset. */
    private static final Map<String, Class<?>> LIBRARIES = Map.of(
            "eclipse-collections", org.eclipse.collections.impl.list.mutable.FastList.class,
            "guava", com.google.common.collect.ImmutableList.class,
            "joda", org.joda.time.DateTime.class,
            "kotlin", kotlin.Pair.class,
            "kotlinx-collections-immutable", kotlinx.collections.immutable.PersistentList.class,
            "kotlinx-datetime", kotlinx.datetime.LocalDate.class,
            "scala", scala.Option.class,
            "vavr", io.vavr.collection.List.class);

    /**
     * Comparators of sorted containers, as the JDK's have them, and the class of a Scala object: a payload can choose among the
     * classes that are allowed. Factories of Scala's collections are such objects.
     */
    private static final Set<String> REVIEWED = Set.of(
            "com.google.common.collect.ImmutableSortedMap$SerializedForm.comparator",
            "com.google.common.collect.ImmutableSortedSet$SerializedForm.comparator",
            "com.google.common.collect.TreeMultiset.comparator",
            "io.vavr.collection.RedBlackTreeModule$Empty.comparator",
            "dev.gridwire.hooks.CaseStandIn.type", "dev.gridwire.hooks.KotlinRangeStandIn.type",
            "dev.gridwire.hooks.ScalaRangeStandIn.type", "scala.runtime.ModuleSerializationProxy.moduleClass");

    static List<String> names() {
        return Presets.listed().names();
    }

    static Stream<Object[]> models() {
        return PresetModels.ALL.entrySet().stream()
                .flatMap(preset -> preset.getValue().stream().map(model -> new Object[] {preset.getKey(), model}));
    }

    /** A {@code DatePeriod} is not Serializable, and computes a final field: a strict marshaller refuses it. */
    private static Marshaller marshaller(String preset) {
        return Marshaller.builder().allowLibrary(preset).finalFields(FinalFields.MUTATED).build();
    }

    @Test
    void eachPresetHasItsLibraryAndModels() {
        assertThat(names()).containsExactly("eclipse-collections", "guava", "joda", "kotlin",
                "kotlinx-collections-immutable", "kotlinx-datetime", "scala", "vavr");
        assertThat(LIBRARIES.keySet()).containsExactlyInAnyOrderElementsOf(names());
        assertThat(PresetModels.ALL.keySet()).containsExactlyElementsOf(names());
    }

    @ParameterizedTest
    @MethodSource("models")
    void aModelComesBack(String preset, Object model) {
        Marshaller marshaller = marshaller(preset);

        Object read = marshaller.unmarshal(marshaller.marshal(model));
        assertThat(read).isEqualTo(model);
        List<Object> inList = List.of(model, "x");
        Object listRead = marshaller.unmarshal(marshaller.marshal(inList));
        assertThat(listRead).isEqualTo(inList);
    }

    /** What the writer learns of a class changes no byte. */
    @ParameterizedTest
    @MethodSource("models")
    void aModelThatIsSharedComesBackAsOne(String preset, Object model) {
        Marshaller marshaller = marshaller(preset);
        List<Object> twice = new ArrayList<>(Arrays.asList(model, model, List.of(model)));

        byte[] payload = marshaller.marshal(twice);
        List<Object> read = marshaller.unmarshal(payload);
        assertThat(read).isEqualTo(twice);
        assertThat(read.get(1)).isSameAs(read.get(0));
        assertThat(marshaller.marshal(twice)).isEqualTo(payload);
        java.util.Set<Object> keys = new java.util.HashSet<>(twice);
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(keys))).isEqualTo(keys);
    }

    /** Leads to itself by a class of its own, as spouses do. */
    static final class Person {
        io.vavr.control.Option<Person> self = io.vavr.control.Option.none();
        scala.Option<Person> other = scala.Option.empty();
        org.eclipse.collections.api.list.MutableList<Object> all = org.eclipse.collections.impl.factory.Lists.mutable.empty();
    }

    @Test
    void anOwnClassMayCloseACycle() {
        Marshaller marshaller = Marshaller.builder().register(Person.class)
                .allowLibrary("vavr").allowLibrary("scala").allowLibrary("eclipse-collections").build();
        Person person = new Person();
        person.self = io.vavr.control.Option.of(person);
        person.other = new scala.Some<>(person);
        person.all.addAll(List.of(person, person.self, person.other));

        for (Object root : List.of(person, person.self, person.all)) {
            Object read = marshaller.unmarshal(marshaller.marshal(root));
            Person copy = (Person) (read instanceof io.vavr.control.Option<?> option ? option.get()
                    : read instanceof List<?> list ? list.get(0) : read);
            assertThat(copy.self.get()).isSameAs(copy);
            assertThat(copy.other.get()).isSameAs(copy);
            assertThat(copy.all.get(0)).isSameAs(copy);
            assertThat(copy.all.get(1)).isSameAs(copy.self);
        }
    }

    static Stream<Object> cycles() {
        List<Object> list = org.eclipse.collections.impl.factory.Lists.mutable.empty();
        list.add(list);
        List<Object> inSome = new ArrayList<>();
        inSome.add(new scala.Some<>(inSome));
        Object[] inTuple = new Object[1];
        inTuple[0] = io.vavr.Tuple.of(1, inTuple);
        return Stream.of(list, inSome, inTuple);
    }

    @ParameterizedTest
    @MethodSource("cycles")
    void noObjectOfALibraryLeadsBackToItself(Object cycle) {
        Marshaller marshaller = Marshaller.builder()
                .allowLibrary("vavr").allowLibrary("scala").allowLibrary("eclipse-collections").build();

        assertThatThrownBy(() -> marshaller.marshal(cycle)).isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("A library's object leads back to itself");
        assertThatThrownBy(() -> marshaller.marshal(List.of(cycle, 1))).isInstanceOf(MismatchedShapeException.class);
    }

    @Test
    void aLoadFactorThatIsNotReadIsNotWritten() {
        Marshaller marshaller = marshaller("eclipse-collections");

        assertThatThrownBy(() -> marshaller.marshal(new org.eclipse.collections.impl.set.mutable.UnifiedSet<>(8, 0.1f)))
                .hasMessageContaining("load factor").hasMessageContaining("value=0.1");
        Object usual = new org.eclipse.collections.impl.set.mutable.UnifiedSet<>(8, 0.5f);
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(usual))).isEqualTo(usual);
    }

    @ParameterizedTest
    @MethodSource("names")
    void eachClassOfAPresetIsThereAndHoldsNoFunction(String preset) throws ClassNotFoundException {
        ClassLoader loader = LIBRARIES.get(preset).getClassLoader();
        List<String> functions = new ArrayList<>();
        for (String name : Presets.listed().classes(preset)) {
            functions.addAll(FunctionalFields.of(Class.forName(name, false, loader)));
        }

        assertThat(REVIEWED).containsAll(functions);
    }

    /** The compiler makes one of these in place of a plain tuple of primitives, so that a model cannot tell. */
    @Test
    void eachTupleThatScalaMakesOfPrimitivesIsInItsPreset() {
        String primitives = "CDIJZ";
        List<String> pairs = primitives.chars().boxed()
                .flatMap(first -> primitives.chars()
                        .mapToObj(second -> "scala.Tuple2$mc" + (char) (int) first + (char) second + "$sp"))
                .toList();

        assertThat(Presets.listed().classes("scala")).containsAll(pairs)
                .contains("scala.Tuple1$mcD$sp", "scala.Tuple1$mcI$sp", "scala.Tuple1$mcJ$sp");
    }

    @ParameterizedTest
    @MethodSource("names")
    void noClassOfTheLibraryThatHoldsAFunctionIsLetIn(String preset) {
        TypePolicy policy = marshaller(preset).policy();
        List<Class<?>> classes = FunctionalFields.inJarOf(LIBRARIES.get(preset));
        List<String> letIn = classes.stream().filter(type -> policy.allows(type.getName()))
                .flatMap(type -> FunctionalFields.of(type).stream()).toList();
        long holding = classes.stream().filter(type -> !FunctionalFields.of(type).isEmpty()).count();

        assertThat(REVIEWED).containsAll(letIn);
        int least = preset.equals("kotlinx-collections-immutable") ? 0 : preset.matches("joda|kotlinx-datetime") ? 1 : 11;
        assertThat(holding).as("classes with functions, which the rule found").isGreaterThanOrEqualTo(least);
    }

    static Stream<Serializable> functions() {
        return Stream.of(
                com.google.common.base.Suppliers.memoize(new Chosen()),
                com.google.common.base.Functions.constant("x"),
                com.google.common.collect.Ordering.natural().onResultOf(new Chosen()),
                com.google.common.collect.HashBasedTable.create(),
                (Serializable) io.vavr.Lazy.of(new Chosen()),
                (Serializable) io.vavr.collection.Stream.of(1),
                (Serializable) kotlin.LazyKt.lazy(new Chosen()),
                scala.collection.immutable.LazyList$.MODULE$.from(scala.jdk.javaapi.CollectionConverters.asScala(List.of(1))),
                scala.collection.mutable.HashMap$.MODULE$.empty(),
                (Serializable) org.eclipse.collections.impl.block.factory.Functions.getToString())
                .map(Serializable.class::cast);
    }

    /** What a payload might choose. */
    static final class Chosen
            implements com.google.common.base.Supplier<String>, com.google.common.base.Function<Object, Integer>,
            kotlin.jvm.functions.Function0<String>, Serializable {

        private static final long serialVersionUID = 1L;

        @Override
        public String get() {
            return "called";
        }

        @Override
        public String invoke() {
            return "called";
        }

        @Override
        public Integer apply(Object value) {
            return 1;
        }
    }

    @ParameterizedTest
    @MethodSource("functions")
    void whatCallsFunctionsIsRefused(Serializable function) {
        Marshaller open = Marshaller.builder().register(Chosen.class).allowPackageTree("com.google.common")
                .allowPackageTree("io.vavr")
                .allowPackageTree("kotlin").allowPackageTree("scala").allowPackageTree("org.eclipse.collections").build();
        Marshaller preset = Marshaller.builder().register(Chosen.class).allowLibrary("guava").allowLibrary("vavr")
                .allowLibrary("kotlin").allowLibrary("scala").allowLibrary("eclipse-collections").build();

        assertThatThrownBy(() -> preset.marshal(function)).isInstanceOf(RejectedTypeException.class);
        if (!(function instanceof kotlin.Lazy)) {
            byte[] payload = open.marshal(function);
            assertThatThrownBy(() -> preset.unmarshal(payload)).isInstanceOf(RejectedTypeException.class);
        }
    }

    @Test
    void aPatternOfKotlinIsToBeStoredAsOneOfTheJdk() {
        Marshaller preset = Marshaller.builder().allowLibrary("kotlin").build();
        kotlin.text.Regex regex = new kotlin.text.Regex("a\u0301", kotlin.text.RegexOption.CANON_EQ);
        byte[] payload = Marshaller.builder().allowPackageTree("kotlin").build().marshal(regex);

        assertThatThrownBy(() -> preset.marshal(regex)).isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("; store regex.toPattern()");
        assertThatThrownBy(() -> preset.unmarshal(payload)).isInstanceOf(RejectedTypeException.class);
        assertThat(preset.<java.util.regex.Pattern>unmarshal(preset.marshal(regex.toPattern())).pattern()).isEqualTo("a\u0301");
    }

    @Test
    void containersWithCountsOfTheirOwnAreToBeStoredAsOthers() {
        Marshaller preset = Marshaller.builder().allowLibrary("vavr").build();

        for (Object map : List.of(io.vavr.collection.HashMap.of(1, 2), io.vavr.collection.LinkedHashMap.of(1, 2))) {
            assertThatThrownBy(() -> preset.marshal(map)).isInstanceOf(RejectedTypeException.class)
                    .hasMessageContaining("; store map.toJavaMap(), or a TreeMap");
        }
        assertThatThrownBy(() -> preset.marshal(io.vavr.collection.Vector.of(1))).isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("; store vector.toJavaList(), or a List or Array");
    }

    @Test
    void aRefusalNamesThePreset() {
        assertThatThrownBy(() -> Marshaller.builder().build().marshal(new kotlin.Pair<>(1, 2)))
                .hasMessageContaining("allowLibrary(\"kotlin\")").hasMessageContaining("allow-library=kotlin");
        assertThatThrownBy(() -> Marshaller.builder().build().marshal(Arrays.asList(org.joda.time.Years.ONE)))
                .hasMessageContaining("allow-library=joda");
    }

    /** A model, with fields as models declare them. */
    record Model(com.google.common.collect.ImmutableList<io.vavr.control.Option<String>> texts, org.joda.time.DateTime[] times) {}

    @Test
    void oneRefusalNamesThePresetsThatTheFieldsNeed() {
        com.google.common.collect.ImmutableList<io.vavr.control.Option<String>> texts =
                com.google.common.collect.ImmutableList.of(io.vavr.control.Option.of("x"));
        Model model = new Model(texts, new org.joda.time.DateTime[] {org.joda.time.DateTime.parse("2024-05-06T07:08Z")});

        assertThatThrownBy(() -> Marshaller.builder().register(Model.class).build().marshal(model))
                .hasMessageContaining("all that the declared types need: allow-library=guava, joda, vavr");
        Marshaller marshaller = Marshaller.builder().register(Model.class)
                .allowLibrary("guava").allowLibrary("joda").allowLibrary("vavr").build();
        Model read = marshaller.unmarshal(marshaller.marshal(model));
        assertThat(read.texts()).isEqualTo(texts);
        assertThat(read.times()).containsExactly(model.times());
    }

    @Test
    void anUnknownPresetIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Marshaller.builder().allowLibrary("jackson")).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no preset for this library: library=jackson; there are eclipse-collections, guava, joda,"
                        + " kotlin, kotlinx-collections-immutable, kotlinx-datetime, scala, vavr");
    }
}
