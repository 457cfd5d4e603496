// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import java.awt.Color;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user is told who does something that cannot work. */
class FirstUseMessagesTest {

    private static final Marshaller MARSHALLER = Marshaller.builder().register(Job.class).build();

    static final class Job {
        private final Object worker;

        Job(Object worker) {
            this.worker = worker;
        }
    }

    @Test
    void aStreamOfJavaSerializationIsCalledSo() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of("x")));
        }
        assertThatThrownBy(() -> MARSHALLER.unmarshal(bytes.toByteArray()))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContainingAll("The bytes are a stream of Java serialization", "ObjectInputStream");
    }

    @Test
    void aFieldThatHoldsNoDataIsToBeTransient() {
        for (Object each : new Object[] {new Thread(), new ByteArrayInputStream(new byte[1])}) {
            assertThatThrownBy(() -> MARSHALLER.marshal(new Job(each)))
                    .isInstanceOf(RejectedTypeException.class)
                    .hasMessageContainingAll("Job.worker", "declare the field that holds it transient");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"javax.swing", "java.util", "com.acme.*", "com.acme.**", "com..acme", "com.acme.", ""})
    void aPackageThatCannotBeAllowedIsRefusedAtOnce(String name) {
        assertThatThrownBy(() -> Marshaller.builder().allowPackage(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("package=" + name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"javax.swing.JFrame", "java.lang.Thread", "com.acme.*", "[Lcom.acme.Order;", "com.acme."})
    void aNameThatCannotBeAllowedIsRefusedAtOnce(String name) {
        assertThatThrownBy(() -> Marshaller.builder().allowNamed(List.of(name)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("class=" + name);
    }

    @Test
    void aTreeOfTheJdksIsRefusedAtOnce() {
        assertThatThrownBy(() -> Marshaller.builder().allowPackageTree("javax.swing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("javax.swing.**");
    }

    static class Basket implements Serializable {
        private static final long serialVersionUID = 1L;

        private final List<Item> items = new ArrayList<>(List.of(new Item()));
        private final Map<String, ? extends Owner> owners = Map.of();
        private final Kind kind = Kind.GOOD;
        private transient Unseen unseen = new Unseen();
    }

    static class Item implements Serializable {
        private static final long serialVersionUID = 1L;

        private final Shape[] shapes = {new Round(1)};
    }

    sealed interface Shape permits Round, Square {}

    record Round(int radius) implements Shape {}

    record Square(Corner corner) implements Shape {}

    record Corner(int x) {}

    static class Owner {}

    enum Kind {
        GOOD
    }

    static class Unseen {}

    @Test
    void oneRefusalNamesAllThatTheDeclaredTypesNeed() {
        String name = FirstUseMessagesTest.class.getName() + "$";
        String all = "; all that the declared types need: allow=" + name + "Basket, " + name + "Item, " + name + "Owner, " + name
                + "Round, " + name + "Square";
        Throwable refused = catchThrowable(() -> Marshaller.builder().build().marshal(new Basket()));
        assertThat(refused).isInstanceOf(RejectedTypeException.class).hasMessageEndingWith(all);

        String line = refused.getMessage().substring(refused.getMessage().lastIndexOf("allow=") + "allow=".length());
        Marshaller allowing = Marshaller.builder().allowNamed(List.of(line.split(", "))).build();
        assertThat(allowing.<Object>unmarshal(allowing.marshal(new Basket()))).isInstanceOf(Basket.class);
    }

    static final class Palette {
        private final Hashtable<String, List<Color>> colors = new Hashtable<>();
        private final URL source = null;
        private final List<URI> others = List.of();
    }

    @Test
    void oneRefusalNamesTheTypesOfTheJdkThatMustBeNamed() {
        assertThatThrownBy(() -> Marshaller.builder().build().marshal(new Palette())).hasMessageEndingWith(
                "; all that the declared types need: allow=" + Palette.class.getName()
                        + ", java.awt.Color, java.net.URL, java.util.Hashtable");
    }

    @Test
    void aRefusedElementOfAListNamesWhatItNeedsItself() {
        assertThatThrownBy(() -> Marshaller.builder().build().marshal(new ArrayList<>(List.of(new Item()))))
                .hasMessageMatching("(?s).*all that the declared types need: allow=[^ ]+Item, [^ ]+Round, [^ ]+Square");
    }

    @Test
    void whatIsAllowedIsNotNamedAgain() {
        Marshaller some = Marshaller.builder().register(Basket.class).register(Owner.class).register(Round.class)
                .register(Square.class).build();
        assertThatThrownBy(() -> some.marshal(new Basket()))
                .hasMessageContaining("$Item at Basket.items[0]")
                .hasMessageNotContaining("declared types");
    }

    @Test
    void thePlaceIsTheSameEachTime() {
        Marshaller none = Marshaller.builder().build();
        for (int time = 0; time < 3; time++) {
            assertThatThrownBy(() -> none.marshal(new Owner())).hasMessageContaining("$Owner at Owner; allow it");
        }
    }
}
