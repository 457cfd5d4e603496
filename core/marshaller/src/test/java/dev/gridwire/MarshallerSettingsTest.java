// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.settings.Settings;
import dev.gridwire.strangers.Stranger;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A builder with settings and with rules of the type policy. */
class MarshallerSettingsTest {

    private static final String ZOO = "dev.gridwire.zoo.Zoo$";

    @TempDir
    private Path folder;

    private Settings settings(String text) throws IOException {
        Files.writeString(folder.resolve(Settings.RESOURCE), text);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            return Settings.read(loader, new Properties());
        }
    }

    private MarshallerBuilder off(String text) throws IOException {
        return Marshaller.builder().settings(settings("own-classes=off\n" + text));
    }

    private static void assertTaken(Marshaller marshaller, Object value) {
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(value))).isInstanceOf(value.getClass());
    }

    private static void assertRefused(Marshaller marshaller, Object value, String... messages) {
        assertThatThrownBy(() -> marshaller.marshal(value))
                .isInstanceOf(RejectedTypeException.class)
                .satisfies(e -> assertThat(List.of(messages)).allMatch(e.getMessage()::contains));
    }

    /** A class that lies in a folder, as an application's do where it is developed. */
    static final class Near {
        int number = 1;
    }

    @Test
    void settingsAllowByNamePackageAndTree() throws IOException {
        Marshaller named = off("allow=" + ZOO + "Node").build();
        assertTaken(named, new Zoo.Node(1));
        assertRefused(named, new Zoo.Tree(), "allow=" + ZOO + "Tree in gridwire.properties", ".register(", ".allowPackage(");
        assertTaken(off("allow=dev.gridwire.zoo.*").build(), new Zoo.Tree());
        assertTaken(off("allow=dev.gridwire.**").build(), new Zoo.Tree());
        assertTaken(Marshaller.builder().allowPackageTree("dev.gridwire").build(), new Zoo.Tree());
    }

    @Test
    void classesThatAreAllowedAndMissingDoNoHarm() throws IOException {
        assertTaken(off("allow=com.acme.Gone com.acme.gone.** " + ZOO + "Node " + ZOO + "Tree").build(), new Zoo.Node(1));
    }

    @Test
    void aDeniedClassStaysOutWhateverLetsItIn() throws IOException {
        String[] rule = {"The type policy denies the class: class=" + ZOO + "Node", "out of deny="};
        assertRefused(off("deny=" + ZOO + "Node").allowPackage("dev.gridwire.zoo").build(), new Zoo.Node(1), rule);
        assertRefused(off("").register(Zoo.Node.class, 1).deny("dev.gridwire.zoo.*").build(), new Zoo.Node(1), rule);
        assertRefused(Marshaller.builder().allowOwnClasses().deny("dev.gridwire.**").build(), new Zoo.Node(1), rule);
    }

    @Test
    void noSlotVouchesForWhatIsDeniedOrFiltered() {
        Zoo.Slots slots = new Zoo.Slots();
        slots.point = new Zoo.Point(1, 2);
        MarshallerBuilder builder = Marshaller.builder().register(Zoo.Slots.class);
        assertTaken(builder.build(), slots);
        byte[] bytes = builder.build().marshal(slots);
        Marshaller denying = Marshaller.builder().register(Zoo.Slots.class).deny(ZOO + "Point").build();
        assertRefused(denying, slots, "class=" + ZOO + "Point");
        assertThatThrownBy(() -> denying.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
        Marshaller filtering = Marshaller.builder().register(Zoo.Slots.class).filter(name -> !name.endsWith("Point")).build();
        assertRefused(filtering, slots, "The filter of the type policy refuses the class: class=" + ZOO + "Point");
        assertThatThrownBy(() -> filtering.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void filtersMustAllAgree() {
        Marshaller marshaller = Marshaller.builder().allowPackage("dev.gridwire.zoo")
                .filter(name -> !name.endsWith("Node")).filter(name -> !name.endsWith("Tree")).build();
        assertRefused(marshaller, new Zoo.Node(1));
        assertRefused(marshaller, new Zoo.Tree());
        assertTaken(marshaller, List.of(new Zoo.Empty()));
    }

    @Test
    void ownClassesAreTakenBySettingsAndByCode() throws IOException {
        assertTaken(Marshaller.builder().settings(Settings.DEFAULT).build(), new Near());
        assertTaken(Marshaller.builder().allowOwnClasses().build(), new Stranger());
        assertRefused(Marshaller.builder().build(), new Near());
        assertRefused(off("").allowOwnClasses().build(), new Near(), "class=" + Near.class.getName());
        Class<?> library = Test.class;
        assertRefused(Marshaller.builder().allowOwnClasses().build(), library, "it is a library's: org.junit");
    }

    @Test
    void limitsAreTaken() throws IOException {
        Marshaller small = off("limits.bytes=10").build();
        assertThatThrownBy(() -> small.unmarshal(new byte[11])).hasMessageContaining("bytes=11, limit=10");
        assertThat(off("limits.bytes=10").limits(Limits.DEFAULT).build().marshal("a".repeat(20))).hasSizeGreaterThan(20);
    }

    @Test
    void idsAllowAndNumberClasses() throws IOException {
        Marshaller marshaller = off("id." + ZOO + "Node=7").build();
        assertThat(marshaller.marshal(new Zoo.Node(1)))
                .isEqualTo(Marshaller.builder().register(Zoo.Node.class, 7).build().marshal(new Zoo.Node(1)));
        assertTaken(marshaller, new Zoo.Node(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> off("id." + ZOO + "Node=7").register(Zoo.Node.class, 8).build())
                .withMessageContaining("gridwire.properties");
        assertTaken(off("id." + ZOO + "Node=7").register(Zoo.Node.class, 7).build(), new Zoo.Node(1));
    }

    @Test
    void anIdOfAMissingClassIsKeptUntilItIsRead() throws Exception {
        ClassLoader whole = new BytesLoader(
                Compiler.compile(Map.of("com.acme.Order", "package com.acme; public class Order { public int x; }")),
                getClass().getClassLoader());
        Object order = whole.loadClass("com.acme.Order").getConstructor().newInstance();
        byte[] bytes = off("id.com.acme.Order=7").classLoader(whole).build().marshal(order);
        Marshaller member = off("id.com.acme.Order=7\nid." + ZOO + "Node=8").classLoader(getClass().getClassLoader()).build();
        assertTaken(member, new Zoo.Node(1));
        assertThatThrownBy(() -> member.unmarshal(bytes))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("The class with the id is missing: id=7, class=com.acme.Order")
                .hasMessageContaining("put it on the class path");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> off("id.com.acme.Order=7").register(Zoo.Node.class, 7).build())
                .withMessageContaining("class=com.acme.Order, id=7, taken by " + ZOO + "Node");
    }

    @Test
    void theBuilderRefusesPatternsThatMeanTheJdk() {
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().deny("java.util.*"));
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().allowPackageTree("java"));
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().allowPackageTree(""));
    }
}
