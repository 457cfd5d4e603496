// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.mark.MarkReader;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.settings.OnUnsupported;
import dev.gridwire.enhancer.settings.SettingsReader;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnhancerTest {

    private static final String BASE = "package a; public class Base implements java.io.Serializable { int base; }";
    private static final String ORDER = "package a; public class Order extends Base { String name; final int x = 1; }";
    private static final String OTHER = "package a; public class Other implements java.io.Serializable { long id; }";

    private final Enhancer enhancer = Enhancer.of(Stream.of(Mechanism.values()).map(each -> (ClassForm)
            new SmallForm(each)).toList());

    @TempDir
    private Path folder;

    private Path classes;
    private Path schema;

    @BeforeEach
    void makeFolders() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
        schema = folder.resolve("gridwire.schema");
    }

    private EnhancerOptions options(Mechanism... mechanisms) {
        return EnhancerOptions.of(ClassPlace.inPlace(classes, "com.acme:shop"))
                .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(mechanisms)))
                .withSchema(schema);
    }

    @Test
    void everySerializableClassGetsItsForm() throws Exception {
        Compiled.into(classes, BASE, ORDER, "package a; class Plain {}", "package a; enum Colour { RED }");

        Enhancement done = enhancer.enhance(options(Mechanism.EXTERNALIZABLE));

        assertThat(done.outcomes()).extracting(ClassOutcome::typeName).containsExactly("a.Base", "a.Order");
        assertThat(done.summary()).startsWith("enhanced 2 externalizable; 0 as they were, 0 left out");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
            assertThat(loader.loadClass("a.Order").getMethod(SmallForm.METHOD).isSynthetic()).isTrue();
            assertThat(loader.loadClass("a.Order").getAnnotations()).isEmpty();
        }
    }

    @Test
    void enhancingTwiceChangesNothing() {
        Compiled.into(classes, BASE, ORDER);
        enhancer.enhance(options(Mechanism.IDENTIFIED));
        Map<String, String> first = Compiled.snapshot(folder);

        Enhancement second = enhancer.enhance(options(Mechanism.IDENTIFIED));

        assertThat(second.changes()).isEmpty();
        assertThat(second.outcomes(Status.UNCHANGED)).hasSize(2);
        assertThat(Compiled.snapshot(folder)).isEqualTo(first);
    }

    @Test
    void sameSourcesGiveSameBytes() throws IOException {
        Compiled.into(classes, BASE, ORDER);
        enhancer.enhance(options(Mechanism.IDENTIFIED));
        Map<String, String> first = Compiled.snapshot(classes);
        Compiled.into(classes, BASE, ORDER);
        Files.delete(schema);

        enhancer.enhance(options(Mechanism.IDENTIFIED));

        assertThat(Compiled.snapshot(classes)).isEqualTo(first);
    }

    @Test
    void subclassFallsOutWithItsSuperclass() {
        Compiled.into(classes, "package a; public class Base implements java.io.Serializable { int refused; }", ORDER, OTHER);

        Enhancement done = enhancer.enhance(options(Mechanism.EXTERNALIZABLE));

        assertThat(done.outcomes(Status.LEFT_OUT)).extracting(each -> each.diagnostics().get(0).toString()).containsExactly(
                "[unsupported-field] a.Base.refused (Base.java:1): The field cannot be written: mechanism=externalizable;"
                        + " make it transient",
                "[superclass-not-formed] a.Order (Order.java:1): The superclass is not formed: superclass=a.Base; see there");
        assertThat(done.outcomes(Status.ENHANCED)).extracting(ClassOutcome::typeName).containsExactly("a.Other");
    }

    @Test
    void classGetsTheFirstFormThatItCanHave() {
        Compiled.into(classes, OTHER);
        Enhancer some = Enhancer.of(List.of(new SmallForm(Mechanism.COMPACT)));

        Enhancement done = some.enhance(options(Mechanism.PORTABLE, Mechanism.COMPACT));

        assertThat(done.outcomes().get(0).mechanism()).contains(Mechanism.COMPACT);
        assertThat(done.outcomes().get(0).diagnostics().get(0).toString()).contains("[no-such-form]", "target=portable");
    }

    @Test
    void failedRunLeavesEverythingAsItWasAndListsAllProblems() {
        Compiled.into(classes, "package a; public class Base implements java.io.Serializable { int refused; }", ORDER, OTHER);
        Map<String, String> before = Compiled.snapshot(folder);
        EnhancerOptions options = options(Mechanism.EXTERNALIZABLE);

        assertThatThrownBy(() -> enhancer.enhance(
                options.withSettings(options.settings().withOnUnsupported(OnUnsupported.FAIL))))
                .isInstanceOf(EnhancerException.class)
                .hasMessageContaining("2 problems; nothing was written")
                .hasMessageContaining("a.Base.refused")
                .hasMessageContaining("[superclass-not-formed] a.Order");
        assertThat(Compiled.snapshot(folder)).isEqualTo(before);
    }

    @Test
    void classThatWasEnhancedWithOtherOptionsMustBeRecompiled() {
        Compiled.into(classes, OTHER);
        enhancer.enhance(options(Mechanism.EXTERNALIZABLE));
        EnhancerOptions options = options(Mechanism.EXTERNALIZABLE);

        assertThatThrownBy(() -> enhancer.enhance(options.withSettings(options.settings().withLevel(TrustLevel.FAST))))
                .hasMessageContaining("other options").hasMessageContaining("class=a.Other; recompile it");
        assertThatThrownBy(() -> enhancer.enhance(options(Mechanism.PORTABLE)))
                .hasMessageContaining("for another target: found=externalizable");
        Compiled.into(classes, OTHER);
        assertThat(enhancer.enhance(options(Mechanism.PORTABLE)).outcomes(Status.ENHANCED)).hasSize(1);
    }

    @Test
    void recompiledSubclassFindsItsEnhancedSuperclass() {
        Compiled.into(classes, BASE, ORDER);
        enhancer.enhance(options(Mechanism.EXTERNALIZABLE));
        Compiled.into(classes, "package a; public class Order extends Base { String name; int added; }");

        Enhancement done = enhancer.enhance(options(Mechanism.EXTERNALIZABLE));

        assertThat(done.outcomes(Status.ENHANCED)).extracting(ClassOutcome::typeName).containsExactly("a.Order");
        assertThat(done.outcomes(Status.UNCHANGED)).extracting(ClassOutcome::typeName).containsExactly("a.Base");
    }

    @Test
    void companionOfAClassThatIsGoneIsDeleted() throws IOException {
        Compiled.into(classes, OTHER, BASE);
        enhancer.enhance(options(Mechanism.NATIVE));
        assertThat(classes.resolve("a/Other$$NATIVE.class")).exists();
        Files.delete(classes.resolve("a/Other.class"));

        enhancer.enhance(options(Mechanism.NATIVE));

        assertThat(classes.resolve("a/Other$$NATIVE.class")).doesNotExist();
        assertThat(classes.resolve("a/Base$$NATIVE.class")).exists();
        assertThat(classes.resolve("META-INF/gridwire/types.txt")).content().contains("a.Base").doesNotContain("a.Other");
    }

    @Test
    void lastClassTakesFactoryServiceAndIndexWithIt() throws IOException {
        Compiled.into(classes, OTHER);
        Files.createDirectories(classes.resolve("META-INF/services"));
        Files.writeString(classes.resolve("META-INF/services/grid.Hook"), "com.acme.Own\n");
        Files.createDirectories(classes.resolve("META-INF/gridwire"));
        Files.writeString(classes.resolve("META-INF/gridwire/types.txt"), "net.Own 7\n");
        enhancer.enhance(options(Mechanism.NATIVE));
        assertThat(classes.resolve("META-INF/services/grid.Hook")).hasContent("com.acme.Own\nall.NATIVE");
        Files.delete(classes.resolve("a/Other.class"));

        enhancer.enhance(options(Mechanism.NATIVE));

        assertThat(classes.resolve("META-INF/services/grid.Hook")).hasContent("com.acme.Own");
        assertThat(classes.resolve("all/NATIVE.class")).doesNotExist();
        assertThat(classes.resolve("META-INF/gridwire/enhanced.txt")).doesNotExist();
        assertThat(classes.resolve("META-INF/gridwire/types.txt")).hasContent("net.Own 7");
    }

    @Test
    void dryRunWritesNothingAndSaysWhatItWould() {
        Compiled.into(classes, OTHER);
        Map<String, String> before = Compiled.snapshot(folder);

        Enhancement done = enhancer.enhance(options(Mechanism.IDENTIFIED).withMode(RunMode.DRY_RUN));

        assertThat(done.changes()).contains("a/Other.class", "all/IDENTIFIED.class", schema.toString());
        assertThat(Compiled.snapshot(folder)).isEqualTo(before);
    }

    @Test
    void checkFailsUntilClassesAreEnhanced() {
        Compiled.into(classes, OTHER);
        EnhancerOptions check = options(Mechanism.IDENTIFIED).withMode(RunMode.CHECK);
        assertThatThrownBy(() -> enhancer.enhance(check))
                .hasMessageContaining("A file is not what the enhancer makes: path=a/Other.class")
                .hasMessageContaining("The classes differ from the schema");

        enhancer.enhance(options(Mechanism.IDENTIFIED));

        assertThat(enhancer.enhance(check).outcomes(Status.UNCHANGED)).hasSize(1);
    }

    @Test
    void frozenSchemaMustNotChange() {
        Compiled.into(classes, OTHER);
        enhancer.enhance(options(Mechanism.NATIVE));
        Compiled.into(classes, "package a; public class Other implements java.io.Serializable { long id; int added; }");

        assertThatThrownBy(() -> enhancer.enhance(options(Mechanism.NATIVE).withFrozenSchema()))
                .hasMessageContaining("The classes differ from the schema: file=" + schema);
    }

    @Test
    void damagedFilesDoNotEndTheRun() throws IOException {
        Compiled.into(classes, OTHER);
        Files.writeString(classes.resolve("a/Notes.class"), "no class at all");
        byte[] newer = Files.readAllBytes(classes.resolve("a/Other.class"));
        newer[7] = 127;
        Files.write(classes.resolve("a/Newer.class"), newer);

        Enhancement done = enhancer.enhance(options(Mechanism.NATIVE));

        assertThat(done.outcomes(Status.LEFT_OUT)).extracting(each -> each.diagnostics().get(0).obstacle().reason().code())
                .containsExactly("newer-class-file", "damaged-file");
        assertThat(done.outcomes(Status.ENHANCED)).hasSize(1);
    }

    @Test
    void superclassInAnEnhancedDependencyCounts() throws IOException {
        Path library = Files.createDirectories(folder.resolve("library"));
        Path plain = Files.createDirectories(folder.resolve("plain"));
        Compiled.into(library, BASE);
        Compiled.into(plain, BASE);
        enhancer.enhance(EnhancerOptions.of(ClassPlace.inPlace(library, "com.acme:library"))
                .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(Mechanism.EXTERNALIZABLE))));
        Compiled.into(classes, BASE, ORDER);
        Files.delete(classes.resolve("a/Base.class"));

        Enhancement alone = enhancer.enhance(
                options(Mechanism.EXTERNALIZABLE).withClassPath(List.of(plain)).withMode(RunMode.DRY_RUN));
        Enhancement with = enhancer.enhance(options(Mechanism.EXTERNALIZABLE).withClassPath(List.of(library)));

        assertThat(alone.outcomes(Status.LEFT_OUT)).hasSize(1);
        assertThat(with.outcomes(Status.ENHANCED)).hasSize(1);
    }

    @Test
    void modulesWithOneFactoryAreRefused() throws IOException {
        EnhancerSettings settings = EnhancerSettings.DEFAULT.withTargets(List.of(Mechanism.IDENTIFIED)).withFactoryId(7);
        Path library = Files.createDirectories(folder.resolve("library"));
        Compiled.into(library, BASE);
        Compiled.into(classes, OTHER);
        enhancer.enhance(EnhancerOptions.of(ClassPlace.inPlace(library, "com.acme:library"))
                .withSettings(settings).withSchema(folder.resolve("library.schema")));

        assertThatThrownBy(() -> enhancer.enhance(options().withSettings(settings).withClassPath(List.of(library, classes))))
                .hasMessageContaining("Two modules have one factory: factory=7, class=a.Other, of another module=a.Base");
    }

    @Test
    void idsNeedAFileToBeKeptIn() {
        Compiled.into(classes, OTHER);
        EnhancerOptions options = new EnhancerOptions(options().places(), List.of(),
                EnhancerSettings.DEFAULT.withTargets(List.of(Mechanism.IDENTIFIED)), Optional.empty(), RunMode.WRITE, false);

        assertThatThrownBy(() -> enhancer.enhance(options)).hasMessageContaining("name a schema file");
    }

    @Test
    void markTellsHowTheClassWasMade() throws IOException {
        Compiled.into(classes, BASE, ORDER);
        enhancer.enhance(options(Mechanism.IDENTIFIED));

        var mark = MarkReader.read(Files.readAllBytes(classes.resolve("a/Order.class"))).orElseThrow();

        assertThat(mark.mechanism()).isEqualTo(Mechanism.IDENTIFIED);
        assertThat(mark.base()).isEqualTo("a.Base");
        assertThat(mark.ids().classId()).isEqualTo(2);
        assertThat(mark.tool()).isEqualTo(Enhancer.version());
    }

    @Test
    void idsThatTheUserWroteAreKept() throws IOException {
        Compiled.into(classes, BASE, "package a; public class Order extends Base {"
                + " public int getFactoryId() { return 7; } public int getClassId() { return 4711; } }");

        Enhancement done = enhancer.enhance(options(Mechanism.IDENTIFIED));

        ClassOutcome order = done.outcomes().get(1);
        assertThat(order.ids().factoryId()).isEqualTo(7);
        assertThat(order.ids().classId()).isEqualTo(4711);
        assertThat(schema).content().contains("class a.Order module=com.acme:shop mechanism=identified factory=7 id=4711");
    }

    @Test
    void classesFromACacheTellTheirIdsToASchemaThatIsMissing() throws IOException {
        Compiled.into(classes, BASE, ORDER);
        enhancer.enhance(options(Mechanism.IDENTIFIED));
        String before = Files.readString(schema);
        Files.delete(schema);
        Compiled.into(classes, "package a; public class Also implements java.io.Serializable { }");

        Enhancement done = enhancer.enhance(options(Mechanism.IDENTIFIED));

        assertThat(done.outcomes().get(0).ids().classId()).isEqualTo(3);
        assertThat(Files.readString(schema)).contains(before.lines().filter(line -> line.startsWith("class a.")).toList());
    }

    @Test
    void rulesNameClassesAndPatterns() {
        Compiled.into(classes, BASE, OTHER, "package b; public class Far implements java.io.Serializable {}");
        EnhancerSettings settings = SettingsReader.read(
                Map.of("targets.portable", "a.**", "targets.compact", "a.Other"), "test");

        Enhancement done = enhancer.enhance(options().withSettings(settings));

        assertThat(done.outcomes()).extracting(ClassOutcome::typeName).containsExactly("a.Base", "a.Other");
        assertThat(done.outcomes()).extracting(each -> each.mechanism().orElseThrow())
                .containsExactly(Mechanism.PORTABLE, Mechanism.COMPACT);
    }
}
