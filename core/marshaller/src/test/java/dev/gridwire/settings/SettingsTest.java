// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.payload.Limits;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.type.CodeGeneration;
import dev.gridwire.type.FinalFields;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {

    @TempDir
    private Path folder;

    private final Properties overrides = new Properties();

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name).resolve(Settings.RESOURCE);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Settings read(String... folders) throws IOException {
        URL[] urls = new URL[folders.length];
        for (int i = 0; i < folders.length; i++) {
            urls[i] = folder.resolve(folders[i]).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            return Settings.read(loader, overrides);
        }
    }

    private Settings of(String text) throws IOException {
        write("one", text);
        return read("one");
    }

    @Test
    void everyKeyIsRead() throws IOException {
        Settings settings = of("""
                # the shop
                allow = com.acme.Order, com.acme.line.* org.lib.**
                deny = com.acme.Secret
                own-classes = off
                main-class = com.acme.Main
                final-fields = strict
                code-generation = build-time
                id.com.acme.Order = 1
                id.com.acme.Order$Line = 2
                canonical = com.acme.Key com.acme.keys.**
                limits.bytes = 64m
                limits.depth = 100
                limits.references = 2k
                limits.container-length = 1G
                limits.hash-nesting = 3
                limits.types = 7
                limits.schema-bytes = 9k
                hazelcast.type-id = 5
                hints.fast = com.acme.Order
                annotations.non-null = com.acme.NonNull
                targets = compact, portable
                """.replace("1G", "1023m"));
        assertThat(settings.allow()).map(Object::toString).containsExactly("com.acme.Order", "com.acme.line.*", "org.lib.**");
        assertThat(settings.deny()).map(Object::toString).containsExactly("com.acme.Secret");
        assertThat(settings.ownClasses()).isFalse();
        assertThat(settings.mainClass()).isEqualTo("com.acme.Main");
        assertThat(settings.finalFields()).contains(FinalFields.STRICT);
        assertThat(settings.codeGeneration()).contains(CodeGeneration.BUILD_TIME);
        assertThat(settings.ids()).isEqualTo(Map.of("com.acme.Order", 1, "com.acme.Order$Line", 2));
        assertThat(settings.canonical()).containsExactly("com.acme.Key", "com.acme.keys.**");
        assertThat(settings.limits(Limits.DEFAULT)).isEqualTo(Limits.DEFAULT
                .withBytes(64 << 20).withDepth(100).withReferences(2 << 10).withContainerLength(1_023 << 20)
                .withHashNesting(3).withTypes(7).withSchemaBytes(9 << 10));
        assertThat(settings.section("hazelcast")).isEqualTo(Map.of("type-id", "5"));
        assertThat(settings.section("hints")).isEqualTo(Map.of("fast", "com.acme.Order"));
        assertThat(settings.section("annotations")).isEqualTo(Map.of("non-null", "com.acme.NonNull"));
        assertThat(settings.others()).containsEntry("targets", "compact, portable");
        assertThat(settings.source()).endsWith("one/gridwire.properties");
    }

    @Test
    void oddCharactersOfNamesAreEscaped() throws IOException {
        Settings settings = of("""
                allow = com.acme.My\\u0020Order, com.my\\\\u0020shop.* com.acme.\\u002a
                main-class = com.acme.My\\u0020Main
                id.com.acme.My\\u0020Order = 1
                unknown-constant.com.acme.My\\u0020State = IN\\u0020STOCK
                """);
        assertThat(settings.allow()).map(ClassPattern::name).containsExactly("com.acme.My Order", "com.my shop", "com.acme.*");
        assertThat(settings.mainClass()).isEqualTo("com.acme.My Main");
        assertThat(settings.ids()).isEqualTo(Map.of("com.acme.My Order", 1));
        assertThat(settings.evolution().substitutes()).isEqualTo(Map.of("com.acme.My State", "IN STOCK"));
        overrides.setProperty("gridwire.allow", "com.acme.My\\u0020Order");
        assertThat(read("one").allow()).map(ClassPattern::name).containsExactly("com.acme.My Order");
    }

    @Test
    void valuesThatAreNoNamesAreUnescapedAsInAnyFileOfProperties() throws IOException {
        assertThat(of("hazelcast.type-id = \\u0035 \ud83d\ude00 \\ud83d\\ude00 \\\\u0035").section("hazelcast"))
                .isEqualTo(Map.of("type-id", "5 \ud83d\ude00 \ud83d\ude00 \\u0035"));
    }

    @Test
    void aClassHasOneIdByWhateverSpelling() {
        assertThatIllegalArgumentException().isThrownBy(() -> of("id.com.acme.A = 1\nid.com.acme.\\u0041 = 2"))
                .withMessageContaining("another spelling");
        assertThatIllegalArgumentException().isThrownBy(() -> of("id.com.acme.My\\ Order = 1"))
                .withMessageContaining("odd characters of names are written as \\u0020");
    }

    @Test
    void withoutAFileOwnClassesAreAllowedAndNothingElse() throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        assertThat(read("empty")).isEqualTo(Settings.DEFAULT);
        assertThat(Settings.DEFAULT.ownClasses()).isTrue();
        assertThat(Settings.DEFAULT.allow()).isEmpty();
        assertThat(Settings.DEFAULT.finalFields()).isEmpty();
        assertThat(Settings.DEFAULT.limits(Limits.DEFAULT)).isEqualTo(Limits.DEFAULT);
    }

    @Test
    void limitsThatAreNotSetStayAsTheyWere() throws IOException {
        assertThat(of("limits.depth=9").limits(Limits.DEFAULT.withTypes(5))).isEqualTo(Limits.DEFAULT.withTypes(5).withDepth(9));
    }

    @Test
    void severalFilesThatDifferAreRefusedByName() throws IOException {
        write("one", "allow=com.acme.Order");
        write("two", "allow=com.acme.Other");
        assertThatThrownBy(() -> read("one", "two"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("first=file:", "one/gridwire.properties", "second=file:", "two/gridwire.properties")
                .hasMessageContaining("keep one");
        write("two", "# the same\nallow: com.acme.Order\n");
        assertThat(read("one", "two").allow()).hasSize(1);
    }

    @Test
    void aSystemPropertyTakesThePlaceOfAKey() throws IOException {
        overrides.setProperty("gridwire.allow", "net.lib.Thing");
        overrides.setProperty("gridwire.limits.depth", "5");
        overrides.setProperty("gridwire.hazelcast.type-id", "6");
        overrides.setProperty("gridwire.terminal", "true");
        overrides.setProperty("other.allow", "x");
        Settings settings = of("allow=com.acme.Order\ndeny=com.acme.Secret\nhazelcast.type-id=5");
        assertThat(settings.allow()).map(Object::toString).containsExactly("net.lib.Thing");
        assertThat(settings.deny()).hasSize(1);
        assertThat(settings.limits(Limits.DEFAULT).depth()).isEqualTo(5);
        assertThat(settings.section("hazelcast")).isEqualTo(Map.of("type-id", "6"));
    }

    @Test
    void aBadValueOfASystemPropertyNamesIt() {
        overrides.setProperty("gridwire.own-classes", "none");
        assertThatIllegalArgumentException().isThrownBy(() -> of("own-classes=off")).withMessage(
                "The value is auto or off: key=own-classes, value=none in the system property gridwire.own-classes");
    }

    @Test
    void aSystemPropertyThatLooksLikeASlipIsRefused() {
        overrides.setProperty("gridwire.alow", "com.acme.Order");
        assertThatIllegalArgumentException().isThrownBy(() -> of("")).withMessage("There is no such key: key=alow,"
                + " value=com.acme.Order in the system property gridwire.alow; did you mean allow");
    }

    @ParameterizedTest
    @CsvSource({
        "alow=x, did you mean allow", "own-class=auto, did you mean own-classes", "limit.bytes=1, did you mean limits.bytes",
        "limits.byte=1, did you mean limits.bytes", "denied=x, did you mean deny", "id.=1, did you mean id.<class>",
        "hazelcst.type-id=1, did you mean hazelcast.type-id", "redis.wirte=false, did you mean redis.write",
        "redisson.writes=false, did you mean redisson.write", "enhancer.includes=x, did you mean enhancer.include",
        "annotations.nonnull=x, did you mean annotations.non-null"
    })
    void anUnknownKeyIsAnsweredWithTheNearestAndTheFile(String line, String end) {
        assertThatIllegalArgumentException().isThrownBy(() -> of(line))
                .withMessageStartingWith("There is no such key: key=" + line.substring(0, line.indexOf('=')) + ", value=")
                .withMessageContaining("one/gridwire.properties; ")
                .withMessageEndingWith(end);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "redis.cluster=1 | redis.enabled", "hint.x=1 | hints.fast, hints.keep-final",
        "ehcache.serializer=x | ehcache.enabled"
    })
    void anUnknownKeyThatIsNearNoneIsAnsweredWithThoseOfItsSection(String line, String known) {
        assertThatIllegalArgumentException().isThrownBy(() -> of(line)).withMessageContaining("; known are " + known);
    }

    @Test
    void keysOfTheFileHaveNoPrefix() {
        assertThatIllegalArgumentException().isThrownBy(() -> of("gridwire.allow=com.acme.Order"))
                .withMessageStartingWith("Keys of the file do not begin with gridwire: key=gridwire.allow,"
                        + " value=com.acme.Order in file:")
                .withMessageEndingWith("gridwire.properties; write allow=");
        assertThatIllegalArgumentException().isThrownBy(() -> of("gridwire.redis.wirte=false"))
                .withMessageEndingWith("; write redis.write=");
    }

    @Test
    void aSystemPropertyInASectionIsOneOfItsKeys() {
        overrides.setProperty("gridwire.ehcache.mode", "x");
        assertThatIllegalArgumentException().isThrownBy(() -> of("")).withMessage("There is no such key: key=ehcache.mode,"
                + " value=x in the system property gridwire.ehcache.mode; known are ehcache.enabled,"
                + " ehcache.write");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "own-classes=yes | The value is auto or off: key=own-classes, value=yes in file:",
        "allow=com.acme.Order;com.acme.X | A pattern is a binary name",
        "allow=** | A pattern is a binary name",
        "deny=java.util.* | Packages of the JDK are neither allowed nor denied by a line",
        "main-class=the shop | The value is a binary name, as com.acme.Main: key=main-class, value=the shop in file:",
        "code-generation=never | The value is run-time or build-time: key=code-generation, value=never in file:",
        "final-fields=set | The value is strict or mutated: key=final-fields, value=set in file:",
        "id.com.acme.Order=one | An id is a whole number from 0: key=id.com.acme.Order, value=one in file:",
        "id.com.acme.Order=-1 | An id is a whole number from 0",
        "id.com.acme.*=1 | An id belongs to one class: key=id.com.acme.*, value=1 in file:",
        "canonical=*.Key | A pattern is a binary name",
        "limits.bytes=much | A limit is a whole number, with k, m or g behind it",
        "limits.bytes=3g | A limit is out of range: bytes=",
        "limits.depth=401 | A limit is out of range: depth=401, least=1, most=400: key=limits.depth, value=401 in file:"
    })
    void aBadValueIsNamedWithItsKeyAndTheFile(String line, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> of(line))
                .withMessageContaining(message)
                .withMessageContaining("key=" + line.substring(0, line.indexOf('=')) + ", value=")
                .withMessageContaining("one/gridwire.properties");
    }

    @Test
    void anIdBelongsToOneClass() {
        assertThatIllegalArgumentException().isThrownBy(() -> of("id.a.One=4\nid.a.Two=4"))
                .withMessageContaining("The id is taken by a.One: key=id.a.Two, value=4");
    }

    @Test
    void aKeyStandsOnce() {
        assertThatIllegalArgumentException().isThrownBy(() -> of("deny=a.One\ndeny=a.Two")).withMessageContainingAll(
                "A key stands twice: key=deny, values=a.One, a.Two", "one/gridwire.properties", "write one line");
    }

    @Test
    void canonicalMayBeAll() throws IOException {
        assertThat(of("canonical=**").canonical()).containsExactly("**");
    }
}
