// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.query.impl.QueryableEntry;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Looks at a map's entry as it is stored. {@link QueryableEntry} is not Hazelcast's public API; MapRewriteTest runs on each
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
     * Why a value cannot be written anew: its key, if it is one of the JDK's, and the failure; null if it can.
     *
     * @param member that would store it
     */
    static @Nullable String problem(Map.Entry<?, ?> entry, @Nullable HazelcastInstance member) {
        try {
            Object value = entry.getValue();
            if (value != null && member instanceof SerializationServiceSupport support) {
                support.getSerializationService().toData(value);
            }
            return null;
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return "key=" + key(entry) + ", " + failure(e);
        }
    }

    /** A key of the user's says its class alone: none of its methods is called. */
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

    /** A number that is the same for each look at the entry, and spread evenly. */
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
