// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.InputStream;
import java.io.ObjectInputStream;

/** The modules below have tests of their own, and do not have this one on their class path. */
@AnalyzeClasses(
        packages = {"dev.gridwire.cli", "dev.gridwire.inspect", "dev.gridwire.export"},
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule nothingUsesUnsafe =
            noClasses().should().dependOnClassesThat().haveFullyQualifiedName("sun.misc.Unsafe");

    @ArchTest
    static final ArchRule nothingReadsAJavaStream =
            noClasses().should().callConstructor(ObjectInputStream.class, InputStream.class);

    /** The command line is one package today. */
    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("dev.gridwire.cli.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule theCommandLineLeavesTheGridAndTheFormatsToTheTrials = noClasses()
            .that().resideInAPackage("dev.gridwire.cli..")
            .should().dependOnClassesThat().resideInAnyPackage(
                    "com.hazelcast..", "com.esotericsoftware..", "com.fasterxml..", "org.apache..", "dev.gridwire.testkit..");

    @ArchTest
    static final ArchRule theInspectorKnowsNoCommand = noClasses()
            .that().resideInAnyPackage("dev.gridwire.inspect..", "dev.gridwire.export..")
            .should().dependOnClassesThat().resideInAnyPackage("dev.gridwire.cli..", "dev.gridwire.trials..");

    /** Names in payloads are shown. No class is looked for, and none of those that make objects is used. */
    @ArchTest
    static final ArchRule theInspectorLooksForNoClass = noClasses()
            .that().resideInAnyPackage("dev.gridwire.inspect..", "dev.gridwire.export..")
            .should().dependOnClassesThat().resideInAnyPackage(
                    "dev.gridwire.jdk..", "dev.gridwire.object..", "dev.gridwire.reflect..", "dev.gridwire.assembly..",
                    "dev.gridwire.evolution..")
            .orShould().callMethodWhere(target(owner(assignableTo(ClassLoader.class))).or(target(name("forName"))));

    @ArchTest
    static final ArchRule onlyTheCommandIsPublic = classes()
            .that().resideInAPackage("dev.gridwire.cli..")
            .and().arePublic()
            .should().haveFullyQualifiedName(Gridwire.class.getName());
}
