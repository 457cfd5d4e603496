// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.PersistentCacheManager;
import org.ehcache.config.CacheConfiguration;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import org.ehcache.config.units.EntryUnit;
import org.ehcache.config.units.MemoryUnit;
import org.ehcache.core.spi.store.TransientStateRepository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas beside the values of a cache: values name them, also after a restart and for a class that has changed. */
class DiskSchemasTest {

    private static final String EVOLVED = "com.example.evolved.Account";
    private static final int COUNT = 20;

    @TempDir
    private Path folder;

    private static ClassLoader loader(String fields) {
        Map<String, byte[]> files =
                Compiler.compile(Map.of(EVOLVED, "package com.example.evolved; public class Account { " + fields + " }"));
        return new BytesLoader(files, DiskSchemasTest.class.getClassLoader());
    }

    private static <T> GridwireEhcacheSerializer<T> serializer(ClassLoader loader) {
        return new GridwireEhcacheSerializer<>(loader, builder -> builder.allowPackage("com.example.evolved"));
    }

    private static Object account(ClassLoader loader, String name) throws ReflectiveOperationException {
        Object account = loader.loadClass(EVOLVED).getConstructor().newInstance();
        account.getClass().getField("name").set(account, name);
        return account;
    }

    private static CacheConfiguration<Integer, Object> configuration(GridwireEhcacheSerializer<Object> serializer) {
        return CacheConfigurationBuilder.newCacheConfigurationBuilder(Integer.class, Object.class,
                        ResourcePoolsBuilder.newResourcePoolsBuilder()
                                .heap(1, EntryUnit.ENTRIES).offheap(1, MemoryUnit.MB).disk(16, MemoryUnit.MB, true))
                .withValueSerializer(serializer)
                .build();
    }

    private PersistentCacheManager start(GridwireEhcacheSerializer<Object> serializer, String... names) {
        CacheManagerBuilder<PersistentCacheManager> builder = CacheManagerBuilder.newCacheManagerBuilder()
                .with(CacheManagerBuilder.persistence(folder.toFile()));
        for (String name : names) {
            builder = builder.withCache(name, configuration(serializer));
        }
        return builder.build(true);
    }

    private static Cache<Integer, Object> cache(CacheManager manager, String name) {
        return manager.getCache(name, Integer.class, Object.class);
    }

    @Test
    void aDiskIsReadAfterARestartAndAnUpgrade() throws Exception {
        ClassLoader old = loader("public String name; public int age;");
        ClassLoader newer = loader("public String name; public String mail; public long age;");
        GridwireEhcacheSerializer<Object> writing = serializer(old);
        try (PersistentCacheManager manager = start(writing, "first", "second")) {
            Object account = account(old, "Ann");
            assertThat(writing.serialize(account).remaining())
                    .as("without its schema").isLessThan(serializer(old).serialize(account).remaining() - 10);
            for (int i = 0; i < COUNT; i++) {
                cache(manager, "first").put(i, account(old, "Ann " + i));
                cache(manager, "second").put(i, account(old, "Bob " + i));
            }
        }
        for (ClassLoader loader : new ClassLoader[] {old, newer, newer}) {
            try (PersistentCacheManager manager = start(serializer(loader), "first", "second")) {
                for (int i = 0; i < COUNT; i++) {
                    Object first = cache(manager, "first").get(i);
                    assertThat(first.getClass().getClassLoader()).isSameAs(loader);
                    assertThat(first.getClass().getField("name").get(first)).isEqualTo("Ann " + i);
                    Object second = cache(manager, "second").get(i);
                    assertThat(second.getClass().getField("name").get(second)).isEqualTo("Bob " + i);
                }
                cache(manager, "first").put(0, account(loader, "Ann 0"));
            }
        }
    }

    @Test
    void valuesNameTheirSchemaWhereEhcacheKeepsIt() throws Exception {
        ClassLoader loader = loader("public String name; public int age; public String street; public String town;");
        Object account = account(loader, "Ann");
        GridwireEhcacheSerializer<Object> carrying = serializer(loader);
        GridwireEhcacheSerializer<Object> naming = serializer(loader);
        TransientStateRepository first = new TransientStateRepository();
        naming.init(first);
        int carried = carrying.serialize(account).remaining();
        int named = naming.serialize(account).remaining();
        assertThat(named).isLessThan(carried - 20);
        TransientStateRepository later = new TransientStateRepository();
        naming.init(later);

        ClassLoader newer = loader("public String name; public String mail;");
        for (TransientStateRepository each : new TransientStateRepository[] {first, later}) {
            GridwireEhcacheSerializer<Object> reading = serializer(newer);
            reading.init(each);
            Object upgraded = reading.read(naming.serialize(account));
            assertThat(upgraded.getClass().getField("name").get(upgraded)).isEqualTo("Ann");
        }
    }

    /** Ehcache reads what it kept by Java serialization, and asks which classes may be made. */
    @Test
    void noOtherClassesAreReadOffTheDisk() {
        assertThat(StateSchemas.isPermitted(String.class)).isTrue();
        assertThat(StateSchemas.isPermitted(byte[].class)).isTrue();
        for (Class<?> each : List.of(
                java.util.HashMap.class, java.util.PriorityQueue.class, java.lang.reflect.Proxy.class, Object[].class,
                java.util.concurrent.ConcurrentSkipListMap.class, DiskSchemasTest.class)) {
            assertThat(StateSchemas.isPermitted(each)).as(each.getName()).isFalse();
        }
    }
}
