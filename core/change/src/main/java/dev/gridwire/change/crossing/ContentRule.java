// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The rules by which the content that a state has read is compared with the written content. */
public enum ContentRule {
    /** Fields that the writer lacked are empty, and all others are equal. */
    STRICT,
    /** Fields that the writer lacked may hold anything, since code may fill them; equal values may be of other types. */
    EVOLVED;

    /** Reads, and compares all fields of the reader's class with the written content. */
    @SuppressWarnings("checkstyle:IllegalCatch") // anything that a library throws is its result
    public StateFinding finding(Map<String, @Nullable Object> written, Callable<Map<String, @Nullable Object>> reading) {
        Map<String, @Nullable Object> read;
        try {
            read = reading.call();
        } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
            return new StateFinding(Fate.EXCEPTION, StateFinding.firstLine(e));
        }
        return fields("", written, read);
    }

    private StateFinding fields(String path, Map<String, @Nullable Object> written, Map<String, @Nullable Object> read) {
        StateFinding finding = StateFinding.KEPT;
        for (Map.Entry<String, @Nullable Object> field : read.entrySet()) {
            String name = path + field.getKey();
            finding = finding.or(() -> written.containsKey(field.getKey())
                    ? value(name, written.get(field.getKey()), field.getValue())
                    : this == EVOLVED || isEmpty(field.getValue()) ? StateFinding.KEPT : new StateFinding(Fate.GARBLED, name));
        }
        return finding;
    }

    @SuppressWarnings("unchecked") // Content created it
    private StateFinding value(String name, @Nullable Object written, @Nullable Object read) {
        if (written instanceof List<?> some && read instanceof List<?> others && some.size() == others.size()) {
            StateFinding finding = elements(name, some, others);
            boolean isOrdered = !(some instanceof AnyOrder || others instanceof AnyOrder);
            return finding.isKept() || isOrdered || !haveSameElements(some, others) ? finding : StateFinding.KEPT;
        } else if (written instanceof Map<?, ?> some && read instanceof Map<?, ?> others) {
            return fields(name + '.', (Map<String, @Nullable Object>) some, (Map<String, @Nullable Object>) others);
        } else if (Objects.equals(written, read)) {
            return StateFinding.KEPT;
        } else if (this == EVOLVED) {
            return evolved(name, written, read);
        }
        return different(name, read);
    }

    private StateFinding elements(String name, List<?> written, List<?> read) {
        StateFinding finding = StateFinding.KEPT;
        for (int i = 0; i < written.size() && finding.isKept(); i++) {
            finding = value(name + '[' + i + ']', written.get(i), read.get(i));
        }
        return finding;
    }

    /** Looks for each element anywhere, as fields that one state lacks change the order of texts. */
    private boolean haveSameElements(List<?> written, List<?> read) {
        List<@Nullable Object> left = new LinkedList<>(read);
        return written.stream().allMatch(each -> removeFirst(left, other -> value("", each, other).isKept()));
    }

    private static boolean removeFirst(List<@Nullable Object> elements, Predicate<@Nullable Object> wanted) {
        for (Iterator<@Nullable Object> each = elements.iterator(); each.hasNext();) {
            if (wanted.test(each.next())) {
                each.remove();
                return true;
            }
        }
        return false;
    }

    private StateFinding evolved(String name, @Nullable Object written, @Nullable Object read) {
        if (written instanceof List<?> held && held.size() == 1 && read != null && !(read instanceof List<?>)) {
            return value(name, held.get(0), read);
        } else if (read instanceof List<?> held && held.size() == 1 && written != null && !(written instanceof List<?>)) {
            return value(name, written, held.get(0));
        }
        return EqualValues.areEqual(written, read) ? StateFinding.KEPT : different(name, read);
    }

    private static StateFinding different(String name, @Nullable Object read) {
        return new StateFinding(isEmpty(read) ? Fate.LOST : Fate.GARBLED, name);
    }

    static boolean isEmpty(@Nullable Object value) {
        return value == null || value.equals(0L) || value.equals(0.0) || value.equals(false)
                || value.equals('\0')
                || value instanceof List<?> list && list.isEmpty();
    }
}
