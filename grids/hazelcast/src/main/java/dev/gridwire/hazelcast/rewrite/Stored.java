// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.query.impl.QueryableEntry;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the stored form of a map's entry. {@link QueryableEntry} is not Hazelcast's public API; MapRewriteTest runs on each
 * release that Gridwire is tested with.
 */
final class Stored {

    private static final int MOST_CHARACTERS = 400;

    private Stored() {}

    static StoredFormat format(Map.Entry<?, ?> entry, int gridwireTypeId) {
        return StoredFormat.of(queryable(entry).getValueData(), gridwireTypeId);
    }

    static StoredFormat keyFormat(Map.Entry<?, ?> entry, int gridwireTypeId) {
        return StoredFormat.of(queryable(entry).getKeyData(), gridwireTypeId);
    }

    /**
     * Returns why a value cannot be rewritten: its key if that is a type of the JDK, its class, and the failure. Null if it can
     * be.
     *
     * @param trial returns what may be wrong with the value, or fails
     */
    static @Nullable String problem(Map.Entry<?, ?> entry, Function<Object, @Nullable String> trial) {
        Object value = null;
        try {
            value = entry.getValue();
            String problem = value == null ? null : trial.apply(value);
            return problem == null ? null : place(entry, value) + problem;
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return place(entry, value) + failure(e);
        }
    }

    private static String place(Map.Entry<?, ?> entry, @Nullable Object value) {
        return "key=" + key(entry) + ", class=" + (value == null ? "unreadable" : value.getClass().getName()) + ", ";
    }

    /** Names only the class of a user's key, because none of its methods may be called. */
    private static String key(Map.Entry<?, ?> entry) {
        try {
            Object key = entry.getKey();
            boolean isShown = key instanceof String || key instanceof Number || key instanceof UUID;
            return isShown && key.getClass().getClassLoader() == null ? shortened(key.toString()) : key.getClass().getName();
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return "unreadable";
        }
    }

    private static String failure(Throwable failure) {
        Throwable last = failure;
        while (last.getCause() != null && last.getCause() != last) {
            last = last.getCause();
        }
        String words = failure.getMessage();
        String cause = last == failure ? "" : ", cause=" + last.getClass().getName() + ": " + shortened(last.getMessage());
        return "exception=" + failure.getClass().getName() + ": " + shortened(words) + cause;
    }

    private static String shortened(@Nullable String text) {
        String whole = String.valueOf(text);
        return whole.length() <= MOST_CHARACTERS ? whole : whole.substring(0, MOST_CHARACTERS) + "…";
    }

    /** Returns a number that is the same each time for an entry, and evenly distributed. */
    static int spread(Map.Entry<?, ?> entry) {
        return queryable(entry).getKeyData().hashCode();
    }

    private static QueryableEntry<?, ?> queryable(Map.Entry<?, ?> entry) {
        if (entry instanceof QueryableEntry<?, ?> queryable) {
            return queryable;
        }
        throw new IllegalStateException("This release of Hazelcast does not show how an entry is stored: entry="
                + entry.getClass().getName() + "; rewrite the map by reading and putting its values");
    }
}
