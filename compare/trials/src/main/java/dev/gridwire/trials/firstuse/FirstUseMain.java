// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.fork.TaskFork;
import java.io.PrintStream;
import java.util.List;

/**
 * The main class of the fork; its argument is the name of a {@link FirstCodec}.
 *
 * <p>Until the end of the measurement it uses no lambda and no string concatenation. The first of either takes milliseconds,
 * which would be spared to a library that uses them itself. All jars of the class path are opened before, so that their order
 * does not matter.
 */
final class FirstUseMain {

    private FirstUseMain() {}

    public static void main(String[] args) {
        PrintStream out = System.out;
        System.setOut(System.err); // output of a library is not an answer
        ClassLoader.getSystemResource("no such resource"); // opens all jars
        TaskFork.answer(out, measure(new FirstCodec(args[0])));
    }

    /** Measures in this JVM, whatever it has already loaded. */
    static FirstUse.Cost measure(FirstCodec factory) {
        List<Class<?>> types = FirstObjects.types();
        Object[] first = FirstObjects.first();
        Object[] further = FirstObjects.further();
        FirstUse.TimeSpent.now(); // the first reading loads the clocks
        FirstUse.TimeSpent begin = FirstUse.TimeSpent.now();
        ObjectCodec codec = factory.open(types);
        Object[] firstBack = roundTrips(codec, first);
        FirstUse.TimeSpent middle = FirstUse.TimeSpent.now();
        Object[] furtherBack = roundTrips(codec, further);
        FirstUse.TimeSpent end = FirstUse.TimeSpent.now();
        verify(first, firstBack);
        verify(further, furtherBack);
        return new FirstUse.Cost(middle.since(begin), end.since(middle));
    }

    private static Object[] roundTrips(ObjectCodec codec, Object[] objects) {
        Object[] back = new Object[objects.length];
        for (int i = 0; i < objects.length; i++) {
            back[i] = codec.read(codec.write(objects[i]));
        }
        return back;
    }

    private static void verify(Object[] expected, Object[] actual) {
        ExactComparison.gravest(expected, actual).ifPresent(difference -> {
            throw new IllegalStateException("a value is not kept: " + difference);
        });
    }
}
