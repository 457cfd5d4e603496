// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a container that lost elements, because two of them are equal here although they were not equal where they were
 * written. Either their class lost a field that tells them apart, or a key was changed after it was inserted.
 */
public final class EqualKeys {

    private EqualKeys() {}

    /**
     * Makes the refusal, which names the places of the first two equal elements.
     *
     * @param container the name of the container's class
     * @param keys the written keys of a map, or the written elements of a set
     * @param kept the number of elements that the container holds
     */
    public static Refusal refusal(String container, @Nullable Object[] keys, int kept, Hashing hashing) {
        int second = 0;
        Integer first = null;
        Map<@Nullable Object, Integer> seen = hashing == Hashing.IDENTITY ? new IdentityHashMap<>() : new HashMap<>();
        for (; first == null && second < keys.length; second++) {
            first = seen.putIfAbsent(keys[second], second);
        }
        String met = first == null ? "" : ", keys=" + first + " and " + (second - 1) + ", keyClass=" + name(keys[first]);
        return Refusal.shape(
                "A container lost elements, since keys are equal here that were not where they were written: container="
                        + EscapedNames.of(container) + ", written=" + keys.length + ", kept=" + kept + met,
                "let equals and hashCode of the keys tell them apart here, too; in a rolling upgrade, let new members write such"
                        + " keys when the old ones are gone");
    }

    private static String name(@Nullable Object key) {
        return key == null ? "null" : EscapedNames.of(key.getClass().getName());
    }
}
