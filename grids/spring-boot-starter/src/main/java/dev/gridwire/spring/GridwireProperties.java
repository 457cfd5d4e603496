// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The settings in the files of Spring Boot: the keys of {@code gridwire.properties}, whose lines they take the place of. The
 * values are checked where that file's are; here they are unchanged, null where there is none.
 *
 * @param enabled Whether Gridwire serializes for Hazelcast. If not, Hazelcast does as if Gridwire were not there, and cannot
 *     read others' values by Gridwire; to read without writing, leave it and set gridwire.hazelcast.write to false.
 * @param allow Classes that are let in besides the application's own, as com.acme.Order, com.acme.* or com.acme.**.
 * @param allowLibrary Libraries whose reviewed classes are let in: eclipse-collections, guava, joda, kotlin, scala, vavr.
 * @param deny Classes that are kept out whatever else lets them in, as com.acme.Order, com.acme.* or com.acme.**.
 * @param ownClasses Whether the application's own classes are let in: auto, or off (YAML's off and false are the same).
 * @param mainClass The application's main class, which tells its own classes from libraries'. Spring Boot's by default.
 * @param canonical Classes of which equal objects are to have equal bytes: patterns, or ** for all.
 * @param finalFields The fate of final fields that no constructor sets while an object is read: strict, or mutated.
 * @param codeGeneration The time at which code is made for classes: run-time, or build-time, where no class is defined later.
 * @param id Numbers that payloads name classes by, by the class's binary name; the same wherever they are read.
 * @param renamed Former names: of a class by its binary name, of a field by that and #field; several by commas.
 * @param unknownFields The fate of fields that the reader's class does not have: kept, or dropped.
 * @param unknownConstants The fate of constants that the reader's enum does not have: refused, or null.
 * @param unknownConstant The constant to read in place of those that the reader's enum does not have, by the enum's binary
 *     name.
 * @param nullInPrimitive The fate of null in a box or object that is read into a primitive: zero, initial or refused.
 * @param schemas Where schemas live: carried, memory, class-path or folder with a path behind a colon.
 * @param seal How payloads are sealed: none, crc32c or hmac.
 * @param sealKeys Where keys of seals are: file with a path, or env with a variable, behind a colon; the first one writes.
 * @param sealAccepts Payloads to read besides: unsealed, crc32c; and java, values of Java serialization.
 * @param limits Limits of one payload.
 * @param hazelcast The settings of Hazelcast.
 * @param ignite The settings of Ignite.
 * @param redis The settings of Redis.
 * @param redisson The settings of Redisson.
 */
@ConfigurationProperties("gridwire")
record GridwireProperties(
        @DefaultValue("true") boolean enabled,
        @Nullable List<String> allow,
        @Nullable List<String> allowLibrary,
        @Nullable List<String> deny,
        @Nullable String ownClasses,
        @Nullable String mainClass,
        @Nullable List<String> canonical,
        @Nullable String finalFields,
        @Nullable String codeGeneration,
        @Nullable Map<String, String> id,
        @Nullable Map<String, String> renamed,
        @Nullable String unknownFields,
        @Nullable String unknownConstants,
        @Nullable Map<String, String> unknownConstant,
        @Nullable String nullInPrimitive,
        @Nullable String schemas,
        @Nullable String seal,
        @Nullable List<String> sealKeys,
        @Nullable List<String> sealAccepts,
        @Nullable Limits limits,
        @Nullable Hazelcast hazelcast,
        @Nullable Ignite ignite,
        @Nullable Redis redis,
        @Nullable Redisson redisson) {

    /**
     * Whole numbers, with k, m or g behind them for Ki, Mi or Gi.
     *
     * @param bytes Bytes of a payload, 256m by default.
     * @param depth Levels that cannot be deferred: records, views, immutable containers, inside of objects with hooks; 256 by
     *     default.
     * @param references Objects with an identity, 32m by default.
     * @param containerLength Elements of one container, 16m by default.
     * @param hashNesting Hash containers inside each other's keys, 8 by default.
     * @param types Types that a payload names, 4k by default.
     * @param schemaBytes Bytes of all schemas that a payload carries, 4m by default.
     */
    record Limits(
            @Nullable String bytes,
            @Nullable String depth,
            @Nullable String references,
            @Nullable String containerLength,
            @Nullable String hashNesting,
            @Nullable String types,
            @Nullable String schemaBytes) {}

    /**
     * The serializer.
     *
     * @param write Whether values are written by Gridwire, true by default; they are read in any case.
     * @param typeId The serializer's type id, above 0 and the same on all members and clients; 47439473 by default.
     * @param jet Whether the classes of Jet's jobs are let in; by default as a member is configured, and false on clients.
     * @param schemas Where the schemas of values are: grid, in a map of the grid, the default; or carried, in each value.
     */
    record Hazelcast(
            @Nullable String write, @Nullable String typeId, @Nullable String jet, @Nullable String schemas) {}

    /**
     * The serializer of caches, sessions and templates in Redis.
     *
     * @param enabled Whether Gridwire serializes what Spring would give to Java serialization in Redis, true by default.
     * @param write Whether values are written by Gridwire, true by default; they are read in any case.
     */
    record Redis(@Nullable String enabled, @Nullable String write) {}

    /**
     * The values of Ignite's nodes and thin clients.
     *
     * @param enabled Whether Gridwire serializes values within Ignite's binary objects, true by default.
     */
    record Ignite(@Nullable String enabled) {}

    /**
     * The codec of Redisson.
     *
     * @param enabled Whether Gridwire is the codec of the client that Redisson's starter makes, true by default.
     * @param write Whether a codec that replaces another one writes, true by default; it reads in any case.
     */
    record Redisson(@Nullable String enabled, @Nullable String write) {}
}
