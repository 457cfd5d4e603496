// SPDX-License-Identifier: Apache-2.0
package com.example.hibernate;

import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;

/** Keeps books in a database, and their state in a grid. */
final class Library {

    private Library() {}

    /** The cache of Redisson, whose file of settings names the codec of Gridwire. */
    static Configuration inRedis(String redissonFile) {
        return inDatabase()
                .setProperty("hibernate.cache.region.factory_class", "org.redisson.hibernate.RedissonRegionFactory")
                .setProperty("hibernate.cache.redisson.config", redissonFile);
    }

    /** The cache of Hazelcast, by JCache; the jar {@code gridwire-hazelcast-auto} serves it. */
    static Configuration inHazelcast() {
        return inDatabase()
                .setProperty("hibernate.cache.region.factory_class", "jcache")
                .setProperty("hibernate.javax.cache.provider", "com.hazelcast.cache.HazelcastMemberCachingProvider")
                .setProperty("hibernate.javax.cache.missing_cache_strategy", "create");
    }

    private static Configuration inDatabase() {
        return new Configuration()
                .addAnnotatedClass(Book.class)
                .setProperty("hibernate.connection.url", "jdbc:h2:mem:library")
                .setProperty("hibernate.hbm2ddl.auto", "create")
                .setProperty("hibernate.generate_statistics", "true")
                .setProperty("hibernate.cache.use_second_level_cache", "true")
                .setProperty("hibernate.cache.use_query_cache", "true");
    }

    static String title(SessionFactory books, long id) {
        return books.fromTransaction(session -> session.find(Book.class, id).title());
    }
}
