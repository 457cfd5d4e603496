// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.zoo.Zoo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class TypePolicyTest {

    private static final String PACKAGE = "dev.gridwire.strangers.";

    /** Finds everything but the strangers, and notes the requests for them. */
    private static final class Watching extends ClassLoader {
        private final Set<String> asked = new HashSet<>();

        Watching() {
            super(TypePolicyTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith(PACKAGE)) {
                asked.add(name);
            }
            return super.loadClass(name, resolve);
        }
    }

    /** Payloads made by a marshaller that allows the strangers. The names are looked up without initialising anything. */
    static Stream<byte[]> payloadsWithStrangers() throws ReflectiveOperationException {
        Class<?> stranger = Class.forName(PACKAGE + "Stranger", false, TypePolicyTest.class.getClassLoader());
        Marshaller maker = Marshaller.builder().register(stranger).allowPackage("dev.gridwire.zoo").build();
        Object array = java.lang.reflect.Array.newInstance(stranger, 1);
        return Stream.of(
                maker.marshal(array),
                maker.marshal(stranger),
                maker.marshal(array.getClass()),
                maker.marshal(new ArrayList<>(List.of(array, stranger))),
                maker.marshal(new Zoo.Box<>(array)),
                replaced(PACKAGE + "Stranger"),
                replaced(PACKAGE + "StrangeColour"));
    }

    /** A root object of the class, with a schema of zeros. */
    private static byte[] replaced(String name) {
        byte[] payload = new byte[2 + 2 + name.length() + 8];
        payload[0] = (byte) 0x88;
        payload[1] = 3;
        int header = (name.length() << 2) + 1;
        payload[2] = (byte) (header & 0x7f | 0x80);
        payload[3] = (byte) (header >> 7);
        for (int i = 0; i < name.length(); i++) {
            payload[4 + i] = (byte) name.charAt(i);
        }
        return payload;
    }

    @ParameterizedTest
    @MethodSource("payloadsWithStrangers")
    void namesThatAreNotAllowedAreRefusedWithoutLoadingOrInitialisingAnything(byte[] payload) {
        System.clearProperty("gridwire.stranger");
        Watching loader = new Watching();
        Marshaller strict = Marshaller.builder().allowPackage("dev.gridwire.zoo").classLoader(loader).build();
        assertThatThrownBy(() -> strict.unmarshal(payload))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=" + PACKAGE)
                .hasMessageContaining(".allowPackage(\"dev.gridwire.strangers\")");
        assertThat(loader.asked).isEmpty();
        assertThat(System.getProperty("gridwire.stranger")).isNull();
    }

    @Test
    void theCanaryWorks() {
        System.clearProperty("gridwire.stranger");
        assertThat(new dev.gridwire.strangers.Stranger().x).isZero();
    }

    @Test
    void writingRefusesWhatReadingWouldWithTheLineThatAllowsIt() {
        Marshaller none = Marshaller.builder().build();
        Object[] carriers = {
            new Zoo.NotRegistered(), List.of(new Zoo.NotRegistered()), new Zoo.NotRegistered[1], Zoo.NotRegistered.class,
            Zoo.Colour.RED, new Zoo.Point(1, 2), Zoo.anonymous(1)
        };
        for (Object carrier : carriers) {
            assertThatThrownBy(() -> none.marshal(carrier))
                    .isInstanceOf(RejectedTypeException.class)
                    .hasMessageContainingAll("allow it with Marshaller.builder()", "the line allow=dev.gridwire.zoo.Zoo$");
        }
    }

    @Test
    void theRefusalSaysWhere() {
        Marshaller some = Marshaller.builder().register(Zoo.Order.class).register(Zoo.Line.class).build();
        Zoo.Order order = new Zoo.Order("o");
        order.lines.add(new Zoo.Line("a", 1, order));
        order.lines.add(new Zoo.Node(1));
        assertThatThrownBy(() -> some.marshal(order))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=dev.gridwire.zoo.Zoo$Node at Order.lines[1]; allow it with");
        order.lines.remove(1);
        assertThat(some.<Object>unmarshal(some.marshal(order))).isInstanceOf(Zoo.Order.class);
    }

    @Test
    void aSlotDeclaredWithAFinalClassVouchesForIt() {
        Marshaller some = Marshaller.builder().register(Zoo.Slots.class).build();
        Zoo.Slots slots = new Zoo.Slots();
        slots.colour = Zoo.Colour.RED;
        slots.point = new Zoo.Point(1, 2);
        assertThat(some.<Zoo.Slots>unmarshal(some.marshal(slots)).point).isEqualTo(new Zoo.Point(1, 2));
        slots.node = new Zoo.Node(1);
        assertThatThrownBy(() -> some.marshal(slots)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void anIdThatIsNotRegisteredIsRefused() {
        Marshaller writer = Marshaller.builder().register(Zoo.Node.class, 5).build();
        byte[] bytes = writer.marshal(new Zoo.Node(1));
        assertThatThrownBy(() -> ZOO.unmarshal(bytes)).isInstanceOf(MismatchedShapeException.class).hasMessageContaining("id=5");
    }

    @Test
    void theBuilderRefusesWhatMakesNoSense() {
        MarshallerBuilder builder = Marshaller.builder().register(Zoo.Node.class, 1);
        assertThatIllegalArgumentException().isThrownBy(() -> builder.register(Zoo.Tree.class, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.register(Zoo.Node.class, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.register(Zoo.Tree.class, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.register(Thread.class));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.register(int[].class));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "java", "java.util", "sun.misc"})
    void packagesOfTheJdkCannotBeAllowed(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().allowPackage(name));
    }

    @Test
    void aClassThatIsAllowedByNameNeedNotBeThereAndIsNotLoaded() {
        Watching loader = new Watching();
        Marshaller marshaller = Marshaller.builder()
                .allowNamed(List.of(Zoo.Box.class.getName(), PACKAGE + "Absent", PACKAGE + "Stranger"))
                .classLoader(loader)
                .build();

        Zoo.Box<?> read = marshaller.unmarshal(marshaller.marshal(new Zoo.Box<>("a")));

        assertThat(read).isNotNull();
        assertThat(loader.asked).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[Ljava.lang.String;", "java.lang.Runtime", "sun.misc.Unsafe"})
    void arraysAndClassesOfTheJdkAreNotAllowedByName(String name) {
        MarshallerBuilder builder = Marshaller.builder();

        assertThatIllegalArgumentException().isThrownBy(() -> builder.allowNamed(List.of(name))).withMessageContaining("class=");
    }
}
