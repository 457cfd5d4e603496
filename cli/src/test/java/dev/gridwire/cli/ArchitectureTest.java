// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.InputStream;
import java.io.ObjectInputStream;

@AnalyzeClasses(packages = "dev.gridwire", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule nothingUsesUnsafe =
            noClasses().should().dependOnClassesThat().haveFullyQualifiedName("sun.misc.Unsafe");

    /**
     * The codec of Java's own serialization, which is measured and is the sweep's oracle, reads only what it has written. Streams
     * that hooks read from have no bytes of their own. The enhancer tries the classes that it made, when it is told to. A file of
     * values that the user named is read under a filter.
     */
    @ArchTest
    static final ArchRule nothingElseReadsAJavaStream = noClasses()
            .that().doNotHaveFullyQualifiedName("dev.gridwire.trials.codec.JavaCodec")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.trials.codec.JavaCodecInput")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.trials.userclass.FileValues$Input")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.grid.JavaBytes$Stream")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.enhancer.verify.JavaInput")
            .should().callConstructor(ObjectInputStream.class, InputStream.class);

    /** The command line is one package today. */
    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("dev.gridwire.cli.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule nobodyKnowsTheCommandLine = noClasses()
            .that().resideOutsideOfPackage("dev.gridwire.cli..")
            .should().dependOnClassesThat().resideInAPackage("dev.gridwire.cli..");

    @ArchTest
    static final ArchRule theCommandLineLeavesTheGridAndTheFormatsToTheTrials = noClasses()
            .that().resideInAPackage("dev.gridwire.cli..")
            .should().dependOnClassesThat().resideInAnyPackage(
                    "com.hazelcast..", "com.esotericsoftware..", "com.fasterxml..", "org.apache..", "dev.gridwire.testkit..");

    @ArchTest
    static final ArchRule onlyTheCommandIsPublic = classes()
            .that().resideInAPackage("dev.gridwire.cli..")
            .and().arePublic()
            .should().haveFullyQualifiedName(Gridwire.class.getName());
}
