// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.companion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.util.CheckClassAdapter;

class NativeFormTest {

    private static final Path CLASSES = Path.of("target/test-classes");
    private static final LayoutResolver LAYOUTS =
            LayoutResolver.of(new ClassPathSource(List.of(CLASSES)).or(ClassPathSource.platform()));
    private static final NativeForm FORM = new NativeForm();

    private static Subject subject(String simpleName) {
        String name = Plain.class.getName() + "$" + simpleName;
        try {
            byte[] classFile = Files.readAllBytes(CLASSES.resolve(name.replace('.', '/') + ".class"));
            return new Subject(LAYOUTS.model(name), LAYOUTS.resolve(name), classFile, LAYOUTS, Set.of(), ClassIds.none(name),
                    FormSettings.DEFAULT);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Order", "Line"})
    void theCompanionIsAClassBesideTheClassWhichStaysAsItIs(String type) {
        assertThat(FORM.obstacles(subject(type))).isEmpty();
        FormedClass formed = FORM.form(subject(type));
        assertThat(formed.notes()).isEmpty();
        assertThat(formed.files()).singleElement().satisfies(file -> {
            assertThat(new ClassReader(file.bytes()).getSuperName()).isEqualTo(NativeTarget.FUSED_BODY);
            assertThat(file.path()).matches(
                    ".*/Plain\\$" + type + CompanionName.INFIX.replace("$", "\\$") + "[0-9a-f]{1,16}\\.class");
            new ClassReader(file.bytes()).accept(new CheckClassAdapter(new ClassNode(), true), 0);
        });
    }

    @Test
    void theSameClassGivesTheSameBytes() {
        OutputFile first = FORM.form(subject("Order")).files().get(0);
        OutputFile second = FORM.form(subject("Order")).files().get(0);
        assertThat(second.path()).isEqualTo(first.path());
        assertThat(second.bytes()).isEqualTo(first.bytes());
    }

    @ParameterizedTest
    @CsvSource({
        "Shape, it has no objects",
        "Colour, constants are written by name",
        "Hooked, 'its hooks, or a superclass of the JDK, decide on its bytes'",
        "Listing, 'its hooks, or a superclass of the JDK, decide on its bytes'",
        "Closed, its constructor is private"
    })
    void classesThatNeedNoneSayWhy(String type, String why) {
        List<Obstacle> obstacles = FORM.obstacles(subject(type));
        assertThat(obstacles).singleElement().satisfies(obstacle -> {
            assertThat(obstacle.reason()).isEqualTo(Reason.MADE_OTHERWISE);
            assertThat(obstacle.text()).isEqualTo("it needs no companion: " + why);
            assertThat(obstacle.remedy()).isEqualTo("the marshaller serves it at run time");
        });
    }

    @Test
    void theListNamesTheClassesALineEach() {
        List<OutputFile> files = FORM.closing(List.of(ClassIds.none("com.acme.A"), ClassIds.none("com.acme.B")));
        assertThat(files).singleElement().satisfies(file -> {
            assertThat(file.path()).isEqualTo("META-INF/gridwire/companions.txt");
            assertThat(new String(file.bytes(), StandardCharsets.UTF_8)).isEqualTo("com.acme.A\ncom.acme.B\n");
        });
        assertThat(FORM.closing(List.of())).isEmpty();
    }
}
