// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.canonical;

import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A key with all causes of unequal bytes of equal objects: hash containers, and a date that two fields may share. */
final class OrderKey {

    private final Date created;
    private final Date changed;
    private final Map<String, Object> attributes;
    private final Set<List<String>> tags;

    private OrderKey(Date created, Date changed, Map<String, Object> attributes, Set<List<String>> tags) {
        this.created = created;
        this.changed = changed;
        this.attributes = attributes;
        this.tags = tags;
    }

    /** The key of a number; two of one number are equal, and alike in nothing else. */
    static OrderKey of(int number, boolean isShared) {
        Date created = new Date(number);
        Map<String, Object> attributes = new HashMap<>(isShared ? 64 : 2);
        for (int i = 0; i < 5; i++) {
            int at = isShared ? i : 4 - i;
            attributes.put("name" + at, List.of(number, at));
        }
        Set<List<String>> tags = isShared
                ? new HashSet<>(List.of(List.of("a"), List.of("b", "c"), List.of()))
                : new HashSet<>(List.of(List.of(), List.of("b", "c"), List.of("a")));
        return new OrderKey(created, isShared ? created : new Date(number), attributes, tags);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OrderKey key && created.equals(key.created) && changed.equals(key.changed)
                && attributes.equals(key.attributes) && tags.equals(key.tags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(created, attributes);
    }
}
