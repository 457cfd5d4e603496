// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.parts.Part;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FreshObjectsTest {

    @ParameterizedTest
    @EnumSource
    void objectsOfOneIndexAreEqualAndShareNothing(DirectCase subject) throws IllegalAccessException {
        FreshObjects objects = new FreshObjects(subject, 2);
        Object one = objects.make(0);
        Object other = objects.make(0);
        assertThat(ExactComparison.gravest(one, other)).isEmpty();
        Set<Object> parts = parts(one);
        parts.retainAll(parts(other));
        assertThat(parts).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void objectsOfTwoIndicesDifferAndShareNothing(DirectCase subject) throws IllegalAccessException {
        FreshObjects objects = new FreshObjects(subject, 2);
        Object one = objects.make(0);
        Object other = objects.make(1);
        assertThat(ExactComparison.gravest(one, other)).isPresent();
        Set<Object> parts = parts(one);
        parts.retainAll(parts(other));
        assertThat(parts).isEmpty();
    }

    @Test
    void codecThatLosesIdentityIsRefused() {
        assertThatThrownBy(() -> new FreshObjects(DirectCase.POLYMORPHIC, 1).verify(new Losing()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("a value is not kept: ")
                .hasMessageContaining("differs at ArrayList[");
    }

    /** Strings and arrays among them; enums, which are one for all, are not, nor what the JDK's own objects hold. */
    private static Set<Object> parts(Object root) throws IllegalAccessException {
        Set<Object> found = Collections.newSetFromMap(new IdentityHashMap<>());
        collect(root, found);
        return found;
    }

    private static void collect(Object object, Set<Object> found) throws IllegalAccessException {
        if (object == null || object instanceof Enum<?> || object instanceof Number || !found.add(object)) {
            return;
        }
        if (object instanceof List<?> list) {
            for (Object element : list) {
                collect(element, found);
            }
        }
        for (Class<?> type = object.getClass(); type.getName().startsWith("dev.gridwire."); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    field.setAccessible(true);
                    collect(field.get(object), found);
                }
            }
        }
    }

    /** Gives each element of a list back that it was given, except for one. */
    private static final class Losing implements Codec {

        private ArrayList<Part> last = new ArrayList<>();

        @Override
        @SuppressWarnings("unchecked") // the case is a list of parts
        public byte[] write(Object value) {
            last = (ArrayList<Part>) value;
            return new byte[0];
        }

        @Override
        public Object read(byte[] bytes) {
            Codec byHand = DirectCase.POLYMORPHIC.byHand();
            ArrayList<Object> parts = new ArrayList<>();
            for (Part part : last) {
                ArrayList<Part> alone = new ArrayList<>(List.of(part));
                for (int room = 0; room < 3 * last.size(); room++) {
                    alone.add(part); // the codec by hand holds as many parts as its list is long
                }
                parts.add(((List<?>) byHand.read(byHand.write(alone))).get(0));
            }
            return parts;
        }
    }
}
