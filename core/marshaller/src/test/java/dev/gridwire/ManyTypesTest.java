// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Payloads that name many types, each once, and then say which of them it was. */
class ManyTypesTest {

    /** Makes one of as many types as there are dimensions and elements. */
    private static Object ofType(int number) {
        Class<?>[] elements = {
            Size.class, Point.class, Plain.class, Thread.State.class, java.time.Month.class, Other.class
        };
        return Array.newInstance(elements[number % elements.length], new int[1 + number / elements.length]);
    }

    enum Size {
        SMALL
    }

    record Point(int x, int y) {}

    static final class Plain {
        int number = 1;
    }

    static class Other {
        int number = 2;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 15, 16, 17, 31, 32, 33, 54, 55, 63, 64, 65, 100, 200, 300})
    void eachIsKnownAgain(int count) {
        for (Generation generation : new Generation[] {Generation.NEVER, Generation.AT_ONCE}) {
            Marshaller marshaller = WithGeneration.builder(generation).allowPackage("dev.gridwire").build();
            List<Object> all = new ArrayList<>(IntStream.range(0, count).mapToObj(ManyTypesTest::ofType).toList());
            List<Object> again = new ArrayList<>(IntStream.range(0, count).mapToObj(ManyTypesTest::ofType).toList());
            Collections.shuffle(again, new Random(count));
            all.addAll(again);
            for (int time = 0; time < 2; time++) {
                List<Object> copy = marshaller.unmarshal(marshaller.marshal(all));
                assertThat(copy.stream().map(Object::getClass)).containsExactlyElementsOf(
                        all.stream().<Class<?>>map(Object::getClass).toList());
            }
        }
    }
}
