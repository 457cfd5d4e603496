// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.result.EvolutionVerdict;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The result for one value that another state of its class has read.
 *
 * @param detail the field, or the error; empty if everything is kept
 */
public record StateFinding(EvolutionVerdict verdict, String detail) {

    /** Everything is kept. */
    public static final StateFinding KEPT = new StateFinding(EvolutionVerdict.OK, "");

    /** The verdicts by gravity: a value that silently changed is worse than no value. */
    private static final List<EvolutionVerdict> GRAVER = List.of(
            EvolutionVerdict.OK, EvolutionVerdict.EXCEPTION, EvolutionVerdict.LOST, EvolutionVerdict.GARBLED);

    /** Reads, and compares all fields of the reader's class with the written value. */
    public static StateFinding of(Map<String, @Nullable Object> written, Callable<Object> reading) {
        return ofContent(written, () -> Content.of(reading.call()));
    }

    /** Does the same for a value's content. */
    @SuppressWarnings("checkstyle:IllegalCatch") // anything that a library throws is its result
    static StateFinding ofContent(Map<String, @Nullable Object> written, Callable<Map<String, @Nullable Object>> reading) {
        Map<String, @Nullable Object> read;
        try {
            read = reading.call();
        } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
            return new StateFinding(EvolutionVerdict.EXCEPTION, firstLine(e));
        }
        return compare("", written, read);
    }

    /** Whether everything is kept. */
    public boolean isKept() {
        return verdict == EvolutionVerdict.OK;
    }

    /** Returns the first finding that is not kept. */
    public StateFinding or(Supplier<StateFinding> next) {
        return isKept() ? next.get() : this;
    }

    /** Returns the graver of both; this one if they are alike. */
    StateFinding orGraver(StateFinding other) {
        return GRAVER.indexOf(other.verdict) > GRAVER.indexOf(verdict) ? other : this;
    }

    /** Returns the first line of the root cause, which libraries wrap. */
    static String firstLine(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return (cause.getClass().getSimpleName() + ": " + cause.getMessage()).lines().findFirst().orElseThrow();
    }

    private static StateFinding compare(String path, Map<String, @Nullable Object> written, Map<String, @Nullable Object> read) {
        StateFinding finding = KEPT;
        for (Map.Entry<String, @Nullable Object> field : read.entrySet()) {
            String name = path + field.getKey();
            finding = finding.or(() -> written.containsKey(field.getKey())
                    ? value(name, written.get(field.getKey()), field.getValue())
                    : isEmpty(field.getValue()) ? KEPT : new StateFinding(EvolutionVerdict.GARBLED, name));
        }
        return finding;
    }

    @SuppressWarnings("unchecked") // Content created it
    private static StateFinding value(String name, @Nullable Object written, @Nullable Object read) {
        if (written instanceof List<?> some && read instanceof List<?> others && some.size() == others.size()) {
            StateFinding finding = KEPT;
            for (int i = 0; i < some.size() && finding.isKept(); i++) {
                finding = value(name + '[' + i + ']', some.get(i), others.get(i));
            }
            return finding;
        } else if (written instanceof Map<?, ?> some && read instanceof Map<?, ?> others) {
            return compare(name + '.', (Map<String, @Nullable Object>) some, (Map<String, @Nullable Object>) others);
        } else if (Objects.equals(written, read)) {
            return KEPT;
        }
        return new StateFinding(isEmpty(read) ? EvolutionVerdict.LOST : EvolutionVerdict.GARBLED, name);
    }

    private static boolean isEmpty(@Nullable Object value) {
        return value == null || value.equals(0L) || value.equals(0.0) || value.equals(false)
                || value.equals('\0')
                || value instanceof List<?> list && list.isEmpty();
    }
}
