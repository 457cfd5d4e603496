// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** An assumption that does not hold fails when it is written, and names the field. */
class AssumptionsTest {

    private static final String FAMILIES = ContractTest.ZOO + ".Families$";

    static Stream<Arguments> all() {
        return Stream.of(new ExternalizableForm(), new DataSerializableForm(), new IdentifiedForm())
                .flatMap(form -> Stream.of(TrustLevel.values()).map(trust -> Arguments.of(form, trust)));
    }

    private static Formation formation(StreamForm form, TrustLevel trust) {
        return Formation.of(form, new FormSettings(trust, false, false), ContractTest.ZOO, Set.of("Families$PlainLeaf"));
    }

    private static void set(Object object, String name, Object value) throws ReflectiveOperationException {
        Field field = object.getClass().getDeclaredField(name);
        field.setAccessible(true);
        field.set(object, value);
    }

    @ParameterizedTest
    @MethodSource("all")
    void nullInFieldThatIsHintedIsRefused(StreamForm form, TrustLevel trust) throws Exception {
        ClassLoader loader = formation(form, trust).loader();
        Channel channel = Channel.of(form, loader);
        for (String name : List.of("text", "number", "leaf", "leaves", "anything", "colour")) {
            Object hinted = Formation.samples(loader, ContractTest.ZOO + ".Samples").get("full hinted");
            set(hinted, name, null);
            assertThatThrownBy(() -> channel.write(hinted)).as(name)
                    .hasStackTraceContaining("a field holds null")
                    .hasStackTraceContaining("Families$Hinted." + name);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void subclassThatWasNotFormedIsRefused(StreamForm form, TrustLevel trust) throws Exception {
        ClassLoader loader = formation(form, trust).loader();
        Channel channel = Channel.of(form, loader);
        Object plain = make(loader, "PlainLeaf");
        assertThatThrownBy(() -> channel.write(plain))
                .hasStackTraceContaining("a subclass was not enhanced")
                .hasStackTraceContaining(FAMILIES + "PlainLeaf")
                .hasStackTraceContaining("superclass=" + FAMILIES + "Leaf");
    }

    private static Object make(ClassLoader loader, String name) throws ReflectiveOperationException {
        var constructor = loader.loadClass(FAMILIES + name).getDeclaredConstructor(int.class);
        constructor.setAccessible(true);
        return constructor.newInstance(3);
    }

    @ParameterizedTest
    @MethodSource("all")
    void anotherClassIsRefusedAtFastAndKeptElsewhere(StreamForm form, TrustLevel trust) throws Exception {
        ClassLoader loader = formation(form, trust).loader();
        Channel channel = Channel.of(form, loader);
        Object tree = Formation.samples(loader, ContractTest.ZOO + ".Samples").get("full tree");
        Object large = make(loader, "LargeLeaf");
        set(tree, "leaf", large);
        if (trust == TrustLevel.FAST) {
            assertThatThrownBy(() -> channel.write(tree))
                    .hasStackTraceContaining("a field holds an object of another class than assumed")
                    .hasStackTraceContaining("Families$Tree.leaf").hasStackTraceContaining("Families$LargeLeaf");
        } else {
            Field field = tree.getClass().getDeclaredField("leaf");
            field.setAccessible(true);
            assertThat(field.get(channel.read(channel.write(tree)))).isEqualTo(large).hasSameClassAs(large);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void brokenPromiseOfTypeArgumentFailsWhenWritten(StreamForm form, TrustLevel trust) throws Exception {
        ClassLoader loader = formation(form, trust).loader();
        Channel channel = Channel.of(form, loader);
        Object holder = Formation.samples(loader, ContractTest.ZOO + ".Samples").get("full holder 14");
        set(holder, "texts", new ArrayList<Object>(Arrays.asList("text", 5)));
        boolean asObject = trust == TrustLevel.SAFE && form instanceof ExternalizableForm;
        if (asObject) {
            assertThat(channel.read(channel.write(holder))).isNotNull();
        } else {
            assertThatThrownBy(() -> channel.write(holder)).hasStackTraceContaining("ClassCastException");
        }
    }

    @Test
    void circlesAndSharingAreNoted() {
        Map<String, FormedClass> results = formation(new DataSerializableForm(), TrustLevel.SAFE).results;
        assertThat(results.get(FAMILIES + "Node").notes())
                .filteredOn(note -> note.reason() == Reason.CYCLE).extracting(Obstacle::member).containsExactly("next", "others");
        assertThat(results.get(FAMILIES + "Node").notes())
                .anyMatch(note -> note.text().contains("path=" + FAMILIES + "Node.next"));
        assertThat(results.get(FAMILIES + "Pair").notes())
                .filteredOn(note -> note.reason() == Reason.SHARING).extracting(Obstacle::member)
                .containsExactly("first", "second");
        assertThat(formation(new ExternalizableForm(), TrustLevel.SAFE).results.get(FAMILIES + "Node").notes())
                .extracting(Obstacle::reason).containsOnly(Reason.UN_FINAL);
    }

    @Test
    void constructorThatBecomesPublicIsNoted() {
        assertThat(formation(new ExternalizableForm(), TrustLevel.SAFE).results.get(FAMILIES + "Constructed").notes())
                .extracting(Obstacle::member).containsExactly("<init>");
    }
}
