// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The elements of containers in arrays that are used again. */
class ElementBufferTest {

    private final ElementBuffer.Stack stack = new ElementBuffer.Stack();

    private static List<Integer> numbers(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    private static List<Object> elements(ElementBuffer buffer) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < buffer.size(); i++) {
            all.add(buffer.get(i));
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 15, 16, 17, 33, 1_000, 8_193, 20_000})
    void allOfAnyCollectionIsThereInItsOrder(int count) {
        List<Integer> numbers = numbers(count);
        for (int time = 0; time < 2; time++) {
            for (Collection<Integer> each : List.of(
                    new ArrayList<>(numbers), new LinkedList<>(numbers), new ArrayDeque<>(numbers), numbers)) {
                ElementBuffer buffer = stack.push().add(each);
                assertThat(elements(buffer)).isEqualTo(numbers);
                stack.pop();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 16, 17, 9_000})
    void keysAndValuesAreThereInTheMapsOrder(int count) {
        Map<Integer, String> map = new LinkedHashMap<>();
        numbers(count).forEach(number -> map.put(number, "v" + number));
        for (int time = 0; time < 2; time++) {
            ElementBuffer keys = stack.push();
            ElementBuffer values = stack.push();
            keys.with(values).add(map);
            assertThat(elements(keys)).isEqualTo(List.copyOf(map.keySet()));
            assertThat(elements(values)).isEqualTo(List.copyOf(map.values()));
            stack.pop();
            stack.pop();
        }
        // Which values went with it before, the next ones must not know.
        ElementBuffer first = stack.push();
        ElementBuffer second = stack.push();
        first.add(map);
        assertThat(second.size()).isZero();
    }

    @Test
    void aContainerWithinAnotherHasAnArrayOfItsOwn() {
        ElementBuffer outer = stack.push().add(new LinkedList<>(List.of(1, 2)));
        ElementBuffer inner = stack.push().add(List.of(3));
        assertThat(elements(outer)).containsExactly(1, 2);
        assertThat(elements(inner)).containsExactly(3);
        stack.pop();
        assertThat(elements(outer)).containsExactly(1, 2);
        assertThat(stack.push().size()).isZero();
        stack.clear();
        assertThat(stack.push()).isSameAs(outer);
        assertThat(outer.size()).isZero();
    }

    @Test
    void nothingIsKeptOfWhatEnded() {
        ElementBuffer buffer = stack.push().add(new LinkedList<>(List.of("a", "b", "c")));
        assertThat(buffer.toArray()).containsExactly("a", "b", "c");
        stack.clear();
        assertThat(stack.push().get(0)).isNull();
        assertThat(buffer.get(2)).isNull();
        stack.clear();
        stack.push().add(new LinkedList<>(numbers(9_000)));
        stack.clear();
        assertThat(buffer.get(15)).isNull();
        assertThatExceptionOfType(ArrayIndexOutOfBoundsException.class).as("a large array").isThrownBy(() -> buffer.get(16));
        stack.push().add(new ArrayList<>(List.of("x")));
        stack.clear();
        assertThat(buffer.get(0)).isNull();
    }

    @Test
    void bufferedElementsCanBeReplaced() {
        ElementBuffer buffer = stack.push().add("c", "a", "b");
        buffer.replace(new Object[] {3, 2, 1});
        assertThat(buffer.toArray()).containsExactly(3, 2, 1);
    }

    /** Of a LinkedList itself all is taken in one call, which a subclass may have changed. */
    @Test
    void aSubclassOfALinkedListIsWalked() {
        LinkedList<Object> growing = new LinkedList<>() {
            private static final long serialVersionUID = 1L;

            @Override
            public int size() {
                return super.size() - 1;
            }
        };
        growing.addAll(List.of(1, 2));
        assertThat(elements(stack.push().add(growing))).containsExactly(1, 2);
    }
}
