// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An object that a hook writes unshared takes its place among the objects that others refer back to. */
class UnsharedTest {

    static final class Part implements Serializable {
        private static final long serialVersionUID = 1L;
        int number;

        Part(int number) {
            this.number = number;
        }
    }

    static final class Replaced implements Serializable {
        private static final long serialVersionUID = 1L;

        private Object writeReplace() {
            return new Part(9);
        }
    }

    static final class Unsharing implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final int PARTS = 5;
        transient List<Object> parts = new ArrayList<>(IntStream.range(0, PARTS).<Object>mapToObj(Part::new).toList());
        transient List<Object> alone = new ArrayList<>();
        transient List<Object> again = new ArrayList<>();

        private void writeObject(ObjectOutputStream out) throws IOException {
            for (Object part : parts) {
                out.writeUnshared(new Part(((Part) part).number + 100));
                out.writeObject(part);
                out.writeUnshared(new Replaced());
                out.writeUnshared(null);
                out.writeUnshared("text");
                // From each to all before it.
                for (Object before : parts.subList(0, parts.indexOf(part) + 1)) {
                    out.writeObject(before);
                }
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            parts = new ArrayList<>();
            alone = new ArrayList<>();
            again = new ArrayList<>();
            for (int i = 0; i < PARTS; i++) {
                alone.add(in.readUnshared());
                parts.add(in.readObject());
                alone.add(in.readUnshared());
                assertThat(in.readUnshared()).isNull();
                assertThat(in.readUnshared()).isEqualTo("text");
                for (int before = 0; before <= i; before++) {
                    again.add(in.readObject());
                }
            }
        }
    }

    /** Behind it, references to objects before it. */
    static final class Root implements Serializable {
        private static final long serialVersionUID = 1L;
        @Nullable Part first = new Part(1);
        Unsharing unsharing = new Unsharing();
        @Nullable Part again = first;
        Set<Object> keys = new HashSet<>(Set.of(List.of(first)));
        List<Object> last = new ArrayList<>(List.of(first, new Part(2)));
    }

    @Test
    void referencesAroundItStayRight() {
        for (Generation generation : Generation.values()) {
            for (boolean canonical : new boolean[] {false, true}) {
                var builder = WithGeneration.builder(generation).allowPackage("dev.gridwire.hooks");
                Marshaller marshaller = canonical ? builder.canonical().build() : builder.build();
                for (int time = 0; time < 2; time++) {
                    Root copy = marshaller.unmarshal(marshaller.marshal(new Root()));
                    assertThat(numbers(copy.unsharing.parts)).containsExactly(0, 1, 2, 3, 4);
                    assertThat(numbers(copy.unsharing.alone)).containsExactly(100, 9, 101, 9, 102, 9, 103, 9, 104, 9);
                    assertThat(copy.again).isNotNull();
                    assertThat(numbers(copy.last)).containsExactly(1, 2);
                    assertThat(numbers(copy.unsharing.again)).containsExactly(0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 4);
                    if (!canonical) {
                        assertThat(copy.unsharing.again).allMatch(
                                each -> each == copy.unsharing.parts.get(((Part) each).number));
                        assertThat(copy.again).isSameAs(copy.first).isSameAs(copy.last.get(0));
                        assertThat(((List<?>) copy.keys.iterator().next()).get(0)).isSameAs(copy.first);
                    }
                }
            }
        }
    }

    private static List<Integer> numbers(List<Object> parts) {
        return parts.stream().map(part -> ((Part) part).number).toList();
    }
}
