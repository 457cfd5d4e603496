// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Deep objects, whose content comes later in the bytes: a hook that looks into its object sees all of it. */
public class DeepHooksTest {

    /** The objects that hooks saw. */
    private static final List<Object> SEEN = new ArrayList<>();

    static class Link implements Serializable {
        private static final long serialVersionUID = 1L;
        @Nullable Object first;
        @Nullable Object next;
    }

    static final class Reading implements Serializable {
        private static final long serialVersionUID = 1L;
        final List<Object> list = new ArrayList<>(List.of(new Link(), "a"));
        final Map<String, Object> map = new HashMap<>(Map.of("k", new ArrayList<>(List.of("v"))));
        final Object[] array = {new ArrayList<>(List.of("x"))};

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            SEEN.add(List.of(list.size(), String.valueOf(map.get("k")), String.valueOf(array[0])));
        }
    }

    static final class Resolved implements Serializable {
        private static final long serialVersionUID = 1L;
        final Set<String> set = new HashSet<>(Set.of("s"));
        final List<Object> list = new ArrayList<>(List.of(new ArrayList<>(List.of("deep"))));

        private Object readResolve() {
            SEEN.add(List.of(set, String.valueOf(list)));
            return this;
        }
    }

    public static final class External implements Externalizable {
        private static final long serialVersionUID = 1L;

        public External() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(new ArrayList<>(List.of("e", new ArrayList<>(List.of("f")))));
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            SEEN.add(String.valueOf(in.readObject()));
        }
    }

    static final class OwnList extends ArrayList<Object> {
        private static final long serialVersionUID = 1L;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            SEEN.add(List.copyOf(this).toString());
        }
    }

    static Stream<Arguments> hooked() {
        return Stream.of(
                hooked(Reading::new, List.of(2, "[v]", "[x]")),
                hooked(Resolved::new, List.of(Set.of("s"), "[[deep]]")),
                hooked(External::new, "[e, [f]]"),
                hooked(DeepHooksTest::ownList, "[[o]]"));
    }

    private static Arguments hooked(Supplier<Object> made, Object seen) {
        return Arguments.of(made, seen);
    }

    private static OwnList ownList() {
        OwnList own = new OwnList();
        own.add(new ArrayList<>(List.of("o")));
        return own;
    }

    @ParameterizedTest
    @MethodSource("hooked")
    void itSeesAll(Supplier<Object> made, Object seen) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = WithGeneration.builder(generation).allowPackage("dev.gridwire.hooks").build();
            for (int depth : new int[] {1, 126, 127, 128, 129, 200, 1_000}) {
                // A second one, which is not deep, shows that the first one has left nothing.
                byte[] bytes = marshaller.marshal(new ArrayList<>(List.of(links(depth, made.get()), made.get())));
                SEEN.clear();
                List<Object> copy = marshaller.unmarshal(bytes);
                assertThat(SEEN).as("%s, depth %d", generation, depth).containsExactly(seen, seen);
                assertThat(inside(copy.get(0), depth)).hasSameClassAs(made.get());
                assertThat(marshaller.marshal(copy)).isEqualTo(bytes);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("hooked")
    void theNextObjectMayComeLaterAgain(Supplier<Object> made, Object seen) {
        Marshaller marshaller = WithGeneration.builder(Generation.NEVER).allowPackage("dev.gridwire.hooks").build();
        Link link = new Link();
        link.first = made.get();
        link.next = links(100_000, "core");
        byte[] bytes = marshaller.marshal(links(150, link));
        SEEN.clear();
        Link copy = (Link) inside(marshaller.unmarshal(bytes), 150);
        assertThat(SEEN).containsExactly(seen);
        assertThat(inside(copy.next, 100_000)).isEqualTo("core");
    }

    private static Object links(int depth, Object value) {
        Object deep = value;
        for (int i = 0; i < depth; i++) {
            Link around = new Link();
            around.next = deep;
            deep = around;
        }
        return deep;
    }

    private static @Nullable Object inside(@Nullable Object links, int depth) {
        Object at = links;
        for (int i = 0; i < depth; i++) {
            at = ((Link) at).next;
        }
        return at;
    }
}
