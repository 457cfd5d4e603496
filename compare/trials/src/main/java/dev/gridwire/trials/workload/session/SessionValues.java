// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;

/** Creates sessions with two roles and eight attributes: four texts, an int, a long, a double, and a list of two texts. */
public record SessionValues(SplittableRandom random) implements Supplier<UserSession> {

    private static final long FIRST_MILLIS = 1_700_000_000_000L;
    private static final int NUMBER_BOUND = 100_000;
    private static final int DAY_MILLIS = 86_400_000;

    @Override
    public UserSession get() {
        long created = FIRST_MILLIS + random.nextInt(DAY_MILLIS);
        Set<String> roles = new HashSet<>(List.of("customer", "group-" + number()));
        return new UserSession(
                new UUID(random.nextLong(), random.nextLong()),
                created,
                Instant.ofEpochMilli(created + random.nextInt(DAY_MILLIS)),
                roles,
                attributes());
    }

    private Map<String, Object> attributes() {
        Map<String, Object> attributes = new HashMap<>();
        attributes.put("csrf-token", "t-" + random.nextLong());
        attributes.put("locale", "it-IT");
        attributes.put("last-page", "/products/" + number());
        attributes.put("referrer", "https://search.example.org/?q=" + number());
        attributes.put("clicks", number());
        attributes.put("last-order", random.nextLong(Long.MAX_VALUE));
        attributes.put("basket-total", random.nextDouble());
        attributes.put("basket", new ArrayList<>(List.of("product-" + number(), "product-" + number())));
        return attributes;
    }

    private int number() {
        return random.nextInt(NUMBER_BOUND);
    }
}
