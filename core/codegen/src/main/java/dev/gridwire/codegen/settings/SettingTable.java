// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

import static dev.gridwire.codegen.settings.Setting.Section.BUILD;
import static dev.gridwire.codegen.settings.Setting.Section.CLASSES;
import static dev.gridwire.codegen.settings.Setting.Section.EVOLUTION;
import static dev.gridwire.codegen.settings.Setting.Section.GRIDS;
import static dev.gridwire.codegen.settings.Setting.Section.LIMITS;
import static dev.gridwire.codegen.settings.Setting.Section.OBJECTS;
import static dev.gridwire.codegen.settings.Setting.Section.SEALS;
import static dev.gridwire.codegen.settings.Setting.Type.CHOICE;
import static dev.gridwire.codegen.settings.Setting.Type.TEXT;
import static dev.gridwire.codegen.settings.Setting.Type.WORDS;

import java.util.List;

/**
 * Lists all settings. A new setting needs a row here and a line in the class that reads it. Both readers, the settings page and
 * the metadata of Spring Boot follow.
 */
public final class SettingTable {

    private static final String FLAG = "`true`, `false`";
    private static final String PATTERNS = "patterns";
    private static final String UNREADABLE = "`refuse`, `absent`";
    private static final String NUMBER = "a number";
    private static final String EVOLUTION_PAGE = "evolution.md";
    private static final String POLICY_PAGE = "type-policy.md";
    private static final String SEALS_PAGE = "security.md#seals";

    /** The settings in the order of the page. */
    public static final List<Setting> ALL = List.of(
            new Setting(CLASSES, "allow", WORDS, PATTERNS, "none", POLICY_PAGE, "0.1",
                    "Allowed classes besides the application's own."),
            new Setting(CLASSES, "allow-library", WORDS,
                    "`eclipse-collections`, `guava`, `joda`, `kotlin`, `kotlinx-collections-immutable`,"
                            + " `kotlinx-datetime`, `scala`, `vavr`", "none", "type-policy.md#presets", "0.1",
                    "Libraries whose reviewed classes are allowed."),
            new Setting(CLASSES, "deny", WORDS, PATTERNS, "none", POLICY_PAGE, "0.1",
                    "Denied classes; no other rule allows them."),
            new Setting(CLASSES, "own-classes", CHOICE, "`auto`, `off`", "`auto`", "type-policy.md#own-classes", "0.1",
                    "Whether the application's own classes are allowed; `off` overrides `.allowOwnClasses()`."),
            new Setting(CLASSES, "main-class", TEXT, "a binary name", "detected",
                    "type-policy.md#servers-and-bare-members", "0.1",
                    "The application's main class, if it cannot be detected; it tells own classes from libraries."),
            new Setting(CLASSES, "id.<class>", TEXT, "a number from 0", "by name", POLICY_PAGE, "0.1",
                    "The number that stands for the class in payloads, the same everywhere; the class is allowed."),

            new Setting(OBJECTS, "canonical", WORDS, PATTERNS + ", or `**`", "none", "canonical.md", "0.1",
                    "Classes whose equal objects give equal bytes."),
            new Setting(OBJECTS, "code-generation", CHOICE, "`run-time`, `build-time`",
                    "`run-time`; `build-time` in a native image", "native-image.md", "0.1",
                    "When code for classes is generated; with `build-time`, none is defined at run time."),
            new Setting(OBJECTS, "final-fields", CHOICE, "`strict`, `mutated`", "`strict` from JDK 26 on",
                    "how-it-works.md#final-fields", "0.1",
                    "How to read final fields that no constructor sets; on the command line, for all marshallers by default."),

            new Setting(EVOLUTION, "renamed.<class>", WORDS, "names", "none", EVOLUTION_PAGE, "0.1",
                    "Former names of the class, or of a field or constant that is named after `#`."),
            new Setting(EVOLUTION, "unknown-fields", CHOICE, "`kept`, `dropped`", "`kept`", "evolution.md#unknown-fields", "0.1",
                    "What to do with fields that the reader's class lacks."),
            new Setting(EVOLUTION, "unknown-constants", CHOICE, "`refused`, `null`", "`refused`", EVOLUTION_PAGE, "0.1",
                    "How to read constants that the reader's enum lacks."),
            new Setting(EVOLUTION, "null-in-primitive", CHOICE, "`zero`, `initial`, `refused`", "`refused`", EVOLUTION_PAGE,
                    "0.1", "How to read null into a primitive field."),
            new Setting(EVOLUTION, "unknown-constant.<enum>", TEXT, "a constant", "none", EVOLUTION_PAGE, "0.1",
                    "The constant that replaces those that the reader's enum lacks."),
            new Setting(EVOLUTION, "java-uid", CHOICE, "`same`, `any`", "`same`",
                    "adopting-on-a-live-cluster.md#old-values-of-classes-that-changed", "0.1",
                    "Which `serialVersionUID` Java-serialized values may have; `any` matches fields by name."),
            new Setting(EVOLUTION, "schemas", TEXT, "`carried` by payloads, `memory`, `class-path`, `folder:<path>`",
                    "`carried`", "evolution.md#where-schemas-are", "0.1", "Where schemas are stored."),

            new Setting(LIMITS, "limits.bytes", TEXT, NUMBER, "256m", "", "0.1", "Bytes of a payload, with schemas and seal."),
            new Setting(LIMITS, "limits.depth", TEXT, "a number up to 400", "256", "", "0.1",
                    "Nesting of records, views, immutable containers and objects with hooks."),
            new Setting(LIMITS, "limits.references", TEXT, NUMBER, "32m", "", "0.1", "Objects with an identity."),
            new Setting(LIMITS, "limits.container-length", TEXT, NUMBER, "16m", "", "0.1", "Elements of one container."),
            new Setting(LIMITS, "limits.hash-nesting", TEXT, "a number up to 100", "8", "", "0.1",
                    "Hash containers inside each other's keys."),
            new Setting(LIMITS, "limits.types", TEXT, NUMBER, "4k", "", "0.1", "Types that a payload names."),
            new Setting(LIMITS, "limits.schema-bytes", TEXT, NUMBER, "4m", "", "0.1",
                    "Bytes of all schemas that a payload carries."),

            new Setting(SEALS, "seal", CHOICE, "`none`, `crc32c`, `hmac`", "`none`", SEALS_PAGE, "0.1",
                    "How payloads are sealed."),
            new Setting(SEALS, "seal-keys", WORDS, "`file:<path>`, `env:<variable with Base64>`", "none", SEALS_PAGE, "0.1",
                    "Where the keys of seals are; the first one writes."),
            new Setting(SEALS, "seal-accepts", WORDS,
                    "`unsealed`, `crc32c`; in grids also `java` and `replaced`, values of other serializers",
                    "the kind that is written", SEALS_PAGE, "0.1", "Other payloads to accept."),

            new Setting(GRIDS, "hazelcast.write", CHOICE, FLAG, "`true`", "adopting-on-a-live-cluster.md", "0.1",
                    "Whether Gridwire writes values; it always reads them."),
            new Setting(GRIDS, "hazelcast.enabled", CHOICE, FLAG, "`true`", "hazelcast.md", "0.1",
                    "Whether Gridwire registers itself, to read and write; in Spring Boot, `gridwire.enabled`."),
            new Setting(GRIDS, "hazelcast.jet", CHOICE, FLAG, "as configured; on clients `false`",
                    "hazelcast.md#settings", "0.1", "Whether classes of Jet's jobs are allowed."),
            new Setting(GRIDS, "hazelcast.schemas", CHOICE, "`grid`, `carried`", "`grid`", "hazelcast.md#schemas", "0.1",
                    "Where schemas are stored: in a map of the grid, or in each value."),
            new Setting(GRIDS, "hazelcast.type-id", TEXT, "a number above 0", "47439473", "hazelcast.md#settings", "0.1",
                    "The serializer's type id, the same on all members and clients."),
            new Setting(GRIDS, "redis.write", CHOICE, FLAG, "`true`", "redis.md#adoption-on-live-data", "0.1",
                    "Whether Gridwire writes values; it always reads them."),
            new Setting(GRIDS, "redis.unreadable", CHOICE, UNREADABLE, "`refuse`", "redis.md#unreadable-values", "0.1",
                    "Whether an unreadable value is an error, or counts as a miss."),
            new Setting(GRIDS, "redis.replacing", TEXT, "`jackson`, or a bean's name", "none", "redis.md#from-jackson-or-kryo",
                    "0.1", "In Spring Boot: the serializer whose values are still there."),
            new Setting(GRIDS, "redis.enabled", CHOICE, FLAG, "`true`", "redis.md", "0.1",
                    "Whether Gridwire replaces Java serialization in Spring's Redis support."),
            new Setting(GRIDS, "redisson.write", CHOICE, FLAG, "`true`", "redisson.md#adoption-on-live-data", "0.1",
                    "Whether a codec that replaces another one writes; if not, it only reads."),
            new Setting(GRIDS, "redisson.unreadable", CHOICE, UNREADABLE, "`refuse`", "redisson.md#settings", "0.1",
                    "Whether an unreadable value is an error, or null."),
            new Setting(GRIDS, "redisson.replacing", TEXT, "`default`, or a bean's name", "none", "redisson.md#in-spring-boot",
                    "0.1", "In Spring Boot: the codec whose values are still there."),
            new Setting(GRIDS, "redisson.enabled", CHOICE, FLAG, "`true`", "redisson.md#in-spring-boot", "0.1",
                    "Whether Redisson's Spring Boot starter uses Gridwire's codec."),
            new Setting(GRIDS, "jdbc.write", CHOICE, FLAG, "`true`", "spring-boot.md#sessions-in-a-database", "0.1",
                    "Whether Gridwire writes session attributes; it always reads them."),
            new Setting(GRIDS, "jdbc.unreadable", CHOICE, UNREADABLE, "`refuse`", "spring-boot.md#sessions-in-a-database", "0.1",
                    "Whether an unreadable attribute is an error, or ends the session."),
            new Setting(GRIDS, "jdbc.replacing", TEXT, "a bean's name", "none", "spring-boot.md#sessions-in-a-database", "0.1",
                    "The conversion service whose session attributes are still there."),
            new Setting(GRIDS, "jdbc.enabled", CHOICE, FLAG, "`true`", "spring-boot.md#sessions-in-a-database", "0.1",
                    "Whether Gridwire serializes the sessions of Spring Session JDBC."),
            new Setting(GRIDS, "infinispan.write", CHOICE, FLAG, "`true`", "infinispan.md#adoption-on-live-data", "0.1",
                    "Whether a marshaller that replaces another one writes; if not, it only reads."),
            new Setting(GRIDS, "infinispan.enabled", CHOICE, FLAG, "`true`", "infinispan.md#in-spring-boot", "0.1",
                    "Whether Infinispan's Spring Boot starters use Gridwire's marshaller."),
            new Setting(GRIDS, "ignite.enabled", CHOICE, FLAG, "`true`", "ignite.md#which-objects", "0.1",
                    "Whether Spring Boot's Ignite configurations use Gridwire for values within binary objects."),
            new Setting(GRIDS, "ehcache.write", CHOICE, FLAG, "`true`", "ehcache.md#adoption-on-live-data", "0.1",
                    "Whether a serializer that replaces another one writes; not in Spring Boot's properties."),
            new Setting(GRIDS, "ehcache.enabled", CHOICE, FLAG, "`true`", "ehcache.md", "0.1",
                    "Whether Gridwire serializes for Ehcache; not in Spring Boot's properties."),

            new Setting(BUILD, "targets", WORDS,
                    "`native`, `externalizable`, `data-serializable`, `identified`, `portable`, `compact`", "`native`", "", "0.1",
                    "Targets in order of preference; a class gets the first that it can take."),
            new Setting(BUILD, "targets.<target>", WORDS, PATTERNS,
                    "none; if set alone, other classes are skipped", "", "0.1", "Classes that get this target."),
            new Setting(BUILD, "hints.level", CHOICE, "`safe`, `medium`, `fast`", "`safe`", "", "0.1",
                    "How far objects are trusted."),
            new Setting(BUILD, "hints.<level>", WORDS, PATTERNS, "none", "", "0.1", "Classes with this level."),
            new Setting(BUILD, "hints.keep-final", CHOICE, FLAG, "`false`", "", "0.1",
                    "Whether to skip a class whose fields would have to lose `final`."),
            new Setting(BUILD, "hints.replaced-objects", CHOICE, FLAG, "`false`", "", "0.1",
                    "Whether to enhance a class with `readResolve` or `writeReplace` even if the target calls neither."),
            new Setting(BUILD, "annotations.non-null", WORDS, "binary names", "none", "", "0.1",
                    "Your annotations for fields that are never null."),
            new Setting(BUILD, "annotations.unique", WORDS, "binary names", "none", "", "0.1",
                    "Your annotations for fields whose object no other field holds."),
            new Setting(BUILD, "annotations.optimize", WORDS, "binary names", "none", "", "0.1",
                    "Your annotations for `fast` classes, and for fields both unique and never null."),
            new Setting(BUILD, "enhancer.on-unsupported", CHOICE, "`fail`, `warn`, `skip`", "`warn`", "", "0.1",
                    "What to do if a class cannot be enhanced; `fail` writes nothing."),
            new Setting(BUILD, "enhancer.include", WORDS, PATTERNS, "all", "", "0.1", "Classes to consider."),
            new Setting(BUILD, "enhancer.exclude", WORDS, PATTERNS, "none", "", "0.1", "Classes to skip."),
            new Setting(BUILD, "enhancer.factory-id", TEXT, "a number from 1", "derived from the module's name", "", "0.1",
                    "The factory id of all classes with ids."));

    private SettingTable() {}
}
