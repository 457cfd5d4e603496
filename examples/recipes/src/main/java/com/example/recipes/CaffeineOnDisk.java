// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import com.github.benmanes.caffeine.cache.RemovalCause;
import dev.gridwire.Marshaller;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongFunction;

/** Keeps orders in memory, and in files those that memory has no room for. */
final class CaffeineOnDisk {

    private final Marshaller marshaller = Marshaller.builder().allowPackage("com.example.recipes").build();
    private final Path folder;
    private final LongFunction<Order> find;

    CaffeineOnDisk(Path folder, LongFunction<Order> find) {
        this.folder = folder;
        this.find = find;
    }

    LoadingCache<Long, Order> orders(long mostInMemory) {
        return Caffeine.newBuilder()
                .maximumSize(mostInMemory)
                .evictionListener((Long id, Order order, RemovalCause cause) -> store(id, order))
                .build(this::load);
    }

    private void store(long id, Order order) {
        try {
            Files.write(folder.resolve(id + ".order"), marshaller.marshal(order));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Order load(long id) throws IOException {
        Path file = folder.resolve(id + ".order");
        return Files.exists(file) ? marshaller.unmarshal(Files.readAllBytes(file)) : find.apply(id);
    }
}
