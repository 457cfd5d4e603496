// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.keys;

import com.hazelcast.query.Predicate;
import com.hazelcast.query.impl.QueryableEntry;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a key among the entries that a member visits in several threads, and selects none of them. Never leaves the member.
 */
final class FirstKey<K, V> implements Predicate<K, V> {

    private static final long serialVersionUID = 1L;

    private final transient ChangingKey keys;
    private transient volatile @Nullable String found;

    FirstKey(ChangingKey keys) {
        this.keys = keys;
    }

    @Override
    public boolean apply(Map.Entry<K, V> entry) {
        if (found == null && entry instanceof QueryableEntry<?, ?> stored) {
            String name = keys.className(stored.getKeyData());
            if (name != null) {
                found = name;
            }
        }
        return false;
    }

    @Nullable String found() {
        return found;
    }
}
