// SPDX-License-Identifier: Apache-2.0
package com.example.redis;

import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.cache.annotation.Cacheable;
import org.springframework.stereotype.Service;

/** Finds orders, and the same one a second time in Redis. */
@Service
public class Orders {

    private final AtomicInteger searches = new AtomicInteger();

    /** The order of a number. */
    @Cacheable("orders")
    public Order find(long id) {
        searches.incrementAndGet();
        return Order.pens();
    }

    /** How often it was searched for and not found in Redis. */
    public int searches() {
        return searches.get();
    }
}
