// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.LoadingCache;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaffeineOnDiskTest {

    private static final List<Order.Line> LINES = Order.pens().lines();

    @TempDir
    private Path folder;

    @Test
    void anEvictedOrderComesBackFromItsFile() {
        List<Long> found = new ArrayList<>();
        LoadingCache<Long, Order> orders = new CaffeineOnDisk(folder, id -> {
            found.add(id);
            return new Order(id, "Ada", LINES);
        }).orders(1);
        for (int round = 0; round < 3; round++) {
            for (long id = 1; id <= 3; id++) {
                assertThat(orders.get(id)).isEqualTo(new Order(id, "Ada", LINES));
                orders.cleanUp();
                assertThat(orders.estimatedSize()).isLessThanOrEqualTo(1);
            }
        }
        assertThat(found).containsExactly(1L, 2L, 3L);
    }
}
