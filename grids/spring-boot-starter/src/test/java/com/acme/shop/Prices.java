// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import org.jspecify.annotations.Nullable;
import org.springframework.cache.annotation.Cacheable;

/** A service whose answers are cached; it counts how often it was asked. */
public class Prices {

    private int asked;

    /** The key is the empty SimpleKey. */
    @Cacheable("best")
    public Product best() {
        asked++;
        return Product.of("best");
    }

    /** Loaded by one thread at a time. */
    @Cacheable(cacheNames = "slow", sync = true)
    public Product slow() {
        asked++;
        return Product.of("slow");
    }

    /** The key is a SimpleKey of two. */
    @Cacheable("products")
    public @Nullable Product product(String name, int size) {
        asked++;
        return size == 0 ? null : Product.of(name + size);
    }

    /** Counts the calls of the methods. */
    public int asked() {
        return asked;
    }
}
