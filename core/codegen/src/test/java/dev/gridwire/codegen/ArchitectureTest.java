// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pipeline's order, as the folders show it. */
@AnalyzeClasses(packages = "dev.gridwire.codegen", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule PACKAGES_HAVE_NO_CIRCLE = slices().matching("dev.gridwire.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule MODELS_KNOW_NO_LAYOUT =
            noClasses().that().resideInAPackage("..model..").should().dependOnClassesThat().resideInAPackage("..layout..");

    @ArchTest
    static final ArchRule LAYOUTS_KNOW_NO_BYTE_CODE_AND_NO_LIVE_CLASS =
            noClasses().that().resideInAPackage("..layout..").should().dependOnClassesThat().resideInAnyPackage(
                    "org.objectweb.asm..", "java.lang.reflect..");

    @ArchTest
    static final ArchRule THE_PIPELINE_HAS_ONE_DIRECTION =
            layeredArchitecture().consideringOnlyDependenciesInLayers()
                    .layer("model").definedBy("..codegen.model..")
                    .layer("layout").definedBy("..codegen.layout..")
                    .layer("target").definedBy("..codegen.target..")
                    .layer("plan").definedBy("..codegen.plan..")
                    .layer("emit").definedBy("..codegen.emit..")
                    .whereLayer("emit").mayNotBeAccessedByAnyLayer()
                    .whereLayer("plan").mayOnlyBeAccessedByLayers("emit")
                    .whereLayer("target").mayOnlyBeAccessedByLayers("plan", "emit")
                    .whereLayer("layout").mayOnlyBeAccessedByLayers("target", "plan", "emit");

    @ArchTest
    static final ArchRule ONLY_THE_READER_OF_CLASS_FILES_AND_THE_EMITTERS_KNOW_BYTE_CODE =
            noClasses().that().resideOutsideOfPackages("..codegen.model..", "..codegen.emit..")
                    .should().dependOnClassesThat().resideInAPackage("org.objectweb.asm..");

    /** By class, as the reader of class files has the package with what knows none. */
    @ArchTest
    static final ArchRule IN_THE_MODEL_ONLY_THE_READER_OF_CLASS_FILES_KNOWS_BYTE_CODE =
            noClasses().that().resideInAPackage("..codegen.model..")
                    .and().haveNameNotMatching(".*\\.(ClassFile\\w+|MemberCollectors|AnnotationCollector)(\\$.*)?")
                    .should().dependOnClassesThat().resideInAPackage("org.objectweb.asm..");

    @ArchTest
    static final ArchRule PLANS_AND_EMITTERS_LOAD_NO_CLASS =
            noClasses().that().resideInAnyPackage("..codegen.target..", "..codegen.plan..", "..codegen.emit..")
                    .should().dependOnClassesThat().resideInAPackage("java.lang.reflect..");

    @ArchTest
    static void foreignClassesAreNamedInTheTargetOnly(JavaClasses classes) throws IOException {
        assertThat(classes).isNotEmpty();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            List<Path> named = sources.filter(source -> source.toString().endsWith(".java"))
                    .filter(source -> !source.toString().contains("/codegen/target/".replace('/', File.separatorChar)))
                    // Whose annotations are foreign by nature.
                    .filter(source -> !source.endsWith("LayoutHints.java"))
                    .filter(ArchitectureTest::namesForeignClass)
                    .toList();
            assertThat(named).isEmpty();
        }
    }

    /** In a string, with slashes or with dots: of Gridwire's other modules, and of the grids. */
    private static boolean namesForeignClass(Path source) {
        try {
            return Pattern.compile("\"[^\"\n]*(dev[/.]gridwire|com[/.]hazelcast|org[/.]apache)[/.][^\"\n]*\"")
                    .matcher(Files.readString(source)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ArchTest
    static final ArchRule NOTHING_ELSE_IS_NEEDED =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage(
                    "dev.gridwire.codegen..", "org.objectweb.asm..", "java..", "org.jspecify.annotations..");
}
