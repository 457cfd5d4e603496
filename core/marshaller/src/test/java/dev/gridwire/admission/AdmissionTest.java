// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.zoo.Zoo;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Status;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** In what order the policy, the loader and the filter are asked, and that none is left out. */
class AdmissionTest {

    private static final String POINT = Zoo.Point.class.getName();
    private static final ClassLoader LOADER = AdmissionTest.class.getClassLoader();
    private static final NamePolicy ZOO = new NamePolicy(Set.of(POINT), Set.of());
    private static final SerialFilter NONE = new SerialFilter(null);
    private static final SerialFilter REJECTING = new SerialFilter(
            info -> info.serialClass() == Zoo.Point.class ? Status.REJECTED : Status.UNDECIDED);

    @Test
    void aClassThatTheFilterRejectsIsRefusedOnEveryWay() {
        Admission rejecting = new Admission(ZOO, REJECTING, LOADER);
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> rejecting.load(POINT)).withMessageContaining("serial filter");
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> rejecting.requireAdmitted(Zoo.Point.class));
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> rejecting.requireTaken(Zoo.Point.class));
        assertThat(rejecting.takes(Zoo.Point.class)).isFalse();
        assertThat(rejecting.takes(Zoo.Node.class)).isTrue();
        assertThat(rejecting.isFiltered()).isTrue();
        assertThat(rejecting.loadUnfiltered(POINT)).isEqualTo(Zoo.Point.class);
    }

    @Test
    void withoutAFilterNothingIsAskedOfIt() {
        Admission admission = new Admission(ZOO, NONE, LOADER);
        assertThat(admission.isFiltered()).isFalse();
        assertThat(admission.takes(Zoo.Point.class)).isTrue();
        assertThat(admission.load(POINT)).isEqualTo(Zoo.Point.class);
        assertThatCode(() -> admission.requireAdmitted(Zoo.Point.class)).doesNotThrowAnyException();
    }

    @Test
    void aClassThatIsNotAllowedIsRefusedBeforeTheFilterIsAsked() {
        ObjectInputFilter failing = info -> {
            throw new AssertionError("asked");
        };
        Admission admission = new Admission(ZOO, new SerialFilter(failing), LOADER);
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> admission.load(Zoo.Node.class.getName()))
                .withMessageContaining("does not allow the class");
        NamePolicy denying = new NamePolicy(ZOO.allowed(), ZOO.own(), ZOO.allowed(), ZOO.filter());
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> new Admission(denying, NONE, LOADER).requireAdmitted(Zoo.Point.class))
                .withMessageContaining("denies the class");
    }

    @Test
    void aSlotsClassMustBeTheOneThatTheLoaderFinds() throws Exception {
        byte[] bytes;
        try (var in = LOADER.getResourceAsStream(POINT.replace('.', '/') + ".class")) {
            bytes = in.readAllBytes();
        }
        Class<?> another = new BytesLoader(Map.of(POINT, bytes), ClassLoader.getPlatformClassLoader()).loadClass(POINT);
        Admission admission = new Admission(ZOO, NONE, LOADER);
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> admission.requireAdmitted(another))
                .withMessageContaining("finds another class of this name");
        Admission elsewhere = new Admission(ZOO, NONE, ClassLoader.getPlatformClassLoader());
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> elsewhere.requireAdmitted(Zoo.Point.class))
                .withMessageContaining("does not find the class");
    }

    @Test
    void classesOfTheJdkAreFoundWhateverTheMarshallersLoaderHas() {
        ClassLoader empty = new ClassLoader(null) {
            @Override
            public Class<?> loadClass(String name) throws ClassNotFoundException {
                throw new ClassNotFoundException(name);
            }
        };
        Admission admission = new Admission(ZOO, NONE, empty);
        assertThat(admission.load("java.util.ArrayList")).isEqualTo(ArrayList.class);
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> admission.load(POINT))
                .withMessageContaining("missing or does not link");
    }

    @Test
    void aNameOfAThousandCharactersIsLookedForAndALongerOneIsNot() {
        String longest = "com.acme." + "a".repeat(991);
        Admission admission = new Admission(new NamePolicy(Set.of(longest, longest + "a"), Set.of()), NONE, LOADER);
        assertThatCode(() -> admission.requireAllowed(longest)).doesNotThrowAnyException();
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> admission.requireAllowed(longest + "a"))
                .withMessageContaining("characters=1001, limit=1000");
    }
}
