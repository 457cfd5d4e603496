// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Vector;

/**
 * Creates objects of the JDK for arguments. The first suitable one is taken, so the plain ones come first. Other values of the
 * JDK are created as for users' classes.
 */
final class ArgumentPool {

    private static final List<String> TEXTS = List.of("a", "b", "1", "12:30");
    private static final List<Integer> NUMBERS = List.of(1, 2, 0, 30);

    private ArgumentPool() {}

    /** Returns the number of variations. */
    static int variations() {
        return TEXTS.size();
    }

    /** Returns texts that name something, and numbers that make no array large. */
    static List<Object> of(int variation) {
        String text = TEXTS.get(variation % TEXTS.size());
        int number = NUMBERS.get(variation % NUMBERS.size());
        List<Object> pool = new ArrayList<>(List.of(text, number, (long) number, (double) number, (float) number, (short) number,
                (byte) number, (char) ('a' + number), number != 0));
        pool.addAll(List.of(List.of(text).listIterator(), new Vector<>(List.of(text)).elements(), List.of(text).stream(),
                Map.entry(text, number), new File("gridwire-sample-" + number), StandardCharsets.UTF_8, String.class,
                new Random(number), Optional.of(number), new GregorianCalendar(2024, number % 12, 1),
                new IllegalStateException(text), new IllegalArgumentException(text), new Exception(text), new StringBuilder(text),
                new StringBuffer(text), new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayOutputStream(),
                new StringReader(text), new StringWriter(), ByteBuffer.allocate(4), new SimpleDateFormat("yyyy", Locale.ROOT),
                new DecimalFormat("0"), ArgumentPool.class.getClassLoader(), String.class.getMethods()[0]));
        return pool;
    }
}
