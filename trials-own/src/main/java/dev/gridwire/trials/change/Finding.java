// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The result for one value that another state of its class has read.
 *
 * @param detail the field, or the error; empty where all is kept
 */
public record Finding(Preservation verdict, String detail) {

    /** All is kept. */
    public static final Finding KEPT = new Finding(Preservation.KEPT, "");

    /** Reads, and compares all fields of the reader's class with the written value. */
    public static Finding of(Map<String, @Nullable Object> written, Callable<Object> reading) {
        return ofContent(written, () -> Content.of(reading.call()));
    }

    /** The same of a value's content. */
    @SuppressWarnings("checkstyle:IllegalCatch") // whatever a library throws is its answer
    static Finding ofContent(Map<String, @Nullable Object> written, Callable<Map<String, @Nullable Object>> reading) {
        Map<String, @Nullable Object> read;
        try {
            read = reading.call();
        } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
            return new Finding(Preservation.REFUSED, firstLine(e));
        }
        return compare("", written, read);
    }

    /** The first that is not kept. */
    public Finding or(Supplier<Finding> next) {
        return verdict == Preservation.KEPT ? next.get() : this;
    }

    /** The graver of both; this one if they are alike. */
    Finding orGraver(Finding other) {
        return other.verdict.compareTo(verdict) > 0 ? other : this;
    }

    /** Of the cause of all, as libraries wrap it. */
    static String firstLine(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return (cause.getClass().getSimpleName() + ": " + cause.getMessage()).lines().findFirst().orElseThrow();
    }

    private static Finding compare(String path, Map<String, @Nullable Object> written, Map<String, @Nullable Object> read) {
        Finding finding = KEPT;
        for (Map.Entry<String, @Nullable Object> field : read.entrySet()) {
            String name = path + field.getKey();
            finding = finding.or(() -> written.containsKey(field.getKey())
                    ? value(name, written.get(field.getKey()), field.getValue())
                    : isEmpty(field.getValue()) ? KEPT : new Finding(Preservation.GARBLED, name));
        }
        return finding;
    }

    @SuppressWarnings("unchecked") // of what Content gave
    private static Finding value(String name, @Nullable Object written, @Nullable Object read) {
        if (written instanceof List<?> some && read instanceof List<?> others && some.size() == others.size()) {
            Finding finding = KEPT;
            for (int i = 0; i < some.size() && finding.verdict == Preservation.KEPT; i++) {
                finding = value(name + '[' + i + ']', some.get(i), others.get(i));
            }
            return finding;
        } else if (written instanceof Map<?, ?> some && read instanceof Map<?, ?> others) {
            return compare(name + '.', (Map<String, @Nullable Object>) some, (Map<String, @Nullable Object>) others);
        } else if (Objects.equals(written, read)) {
            return KEPT;
        }
        return new Finding(isEmpty(read) ? Preservation.LOST : Preservation.GARBLED, name);
    }

    private static boolean isEmpty(@Nullable Object value) {
        return value == null || value.equals(0L) || value.equals(0.0) || value.equals(false)
                || value.equals('\0')
                || value instanceof List<?> list && list.isEmpty();
    }
}
