// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.util.stream.Stream;

@AnalyzeClasses(
        packages = "dev.gridwire",
        importOptions = {ImportOption.DoNotIncludeTests.class, ArchitectureTest.NoJarsOfTests.class})
class ArchitectureTest {

    @ArchTest
    static final ArchRule nothingUsesUnsafe =
            noClasses().should().dependOnClassesThat().haveFullyQualifiedName("sun.misc.Unsafe");

    /**
     * The codec of Java's own serialization, which is measured, is the sweep's oracle and carries commands to forks and their
     * answers, reads only what it has written. Streams that hooks read from have no bytes of their own.
     */
    @ArchTest
    static final ArchRule nothingElseReadsAJavaStream = noClasses()
            .that().doNotHaveFullyQualifiedName("dev.gridwire.trials.codec.JavaCodec")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.trials.codec.JavaCodecInput")
            // Which reads what a grid kept before, held to the type policy by a gate of its own.
            .and().doNotHaveFullyQualifiedName("dev.gridwire.grid.stream.HeldInput")
            // Which reads descriptions of classes that it has just written.
            .and().doNotHaveFullyQualifiedName("dev.gridwire.grid.stream.LocalDescriptions")
            // Which reads a file that the user named, under a filter.
            .and().doNotHaveFullyQualifiedName("dev.gridwire.trials.userclass.FileValues$Input")
            // Which reads what it has written just before, of classes that are being tried.
            .and().doNotHaveFullyQualifiedName("dev.gridwire.enhancer.verify.JavaInput")
            .should().callConstructor(ObjectInputStream.class, InputStream.class);

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("dev.gridwire.trials.(**)").should().beFreeOfCycles();

    /** A package uses packages of its own floor and of the floors below; what is Hazelcast's stands on each floor. */
    @ArchTest
    static final ArchRule floorsUseOnlyThoseBelow = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dev.gridwire.trials..")
            .layer("data").definedBy(in("classpath", "codec", "result", "table", "values"))
            .layer("workloads").definedBy(in("workload..", "workloads", "hazelcast.arena", "hazelcast.customer",
                    "hazelcast.forms", "hazelcast.order", "hazelcast.parts", "hazelcast.programmer", "hazelcast.sample"))
            .layer("contestants").definedBy(
                    in("contestant", "enhanced", "grid", "place", "hazelcast.contestant", "hazelcast.place"))
            .layer("running").definedBy(in("advice", "fork", "trial"))
            .layer("trials").definedBy(in("safety", "hazelcast.cluster"))
            .layer("comparison").definedBy(in("compare"))
            .layer("measurements").definedBy(in("firstuse", "hazelcast.published.."))
            .layer("own classes").definedBy(in("change", "hazelcast.state", "sweep", "userclass"))
            .layer("report").definedBy(in("report"))
            .whereLayer("data").mayNotAccessAnyLayer()
            .whereLayer("workloads").mayOnlyAccessLayers("data")
            .whereLayer("contestants").mayOnlyAccessLayers("data", "workloads")
            .whereLayer("running").mayOnlyAccessLayers("data", "workloads", "contestants")
            .whereLayer("trials").mayOnlyAccessLayers("data", "workloads", "contestants", "running")
            .whereLayer("comparison").mayOnlyAccessLayers("data", "workloads", "contestants", "running", "trials")
            .whereLayer("measurements").mayOnlyAccessLayers(
                    "data", "workloads", "contestants", "running", "trials", "comparison")
            .whereLayer("own classes").mayOnlyAccessLayers(
                    "data", "workloads", "contestants", "running", "trials", "comparison", "measurements")
            .ensureAllClassesAreContainedInArchitectureIgnoring(resideOutsideOfPackage("dev.gridwire.trials.."));

    /** A new contestant is one class, a line of the list and its words: nobody else knows its class. */
    @ArchTest
    static final ArchRule contestantsAreKnownByTheListOnly = noClasses()
            .that().doNotHaveFullyQualifiedName("dev.gridwire.trials.hazelcast.contestant.Contestant")
            .and().haveSimpleNameNotEndingWith("Contestant")
            // Constants of a contestant's own table.
            .and().haveNameNotMatching(".*Contestant\\$\\d+")
            .should().dependOnClassesThat(resideInAPackage("dev.gridwire.trials.hazelcast.contestant")
                    .and(simpleNameEndingWith("Contestant"))
                    .and(not(simpleName("Contestant"))));

    /** Another grid's mechanisms could take part: nothing else knows what Hazelcast is. */
    @ArchTest
    static final ArchRule hazelcastIsKnownInOnePackageOnly = noClasses()
            .that().resideInAPackage("dev.gridwire.trials..")
            .and().resideOutsideOfPackage("dev.gridwire.trials.hazelcast..")
            .should().dependOnClassesThat().resideInAnyPackage("com.hazelcast..", "dev.gridwire.hazelcast..");

    /** Workloads say what values are; how a grid writes them is said elsewhere, and found by the list. */
    @ArchTest
    static final ArchRule workloadsKnowNoGrid = noClasses()
            .that().resideInAPackage("dev.gridwire.trials.workload..")
            .should().dependOnClassesThat().resideInAPackage("dev.gridwire.trials.hazelcast..");

    @ArchTest
    static final ArchRule workloadsDoNotKnowEachOther = slices()
            .matching("dev.gridwire.trials.workload.(*)..")
            .should()
            .notDependOnEachOther();

    @ArchTest
    static final ArchRule trialsDoNotKnowTheCommandLine = noClasses()
            .that().resideInAPackage("dev.gridwire.trials..")
            .should().dependOnClassesThat().resideInAnyPackage("dev.gridwire.cli..", "picocli..", "me.tongfei..");

    @ArchTest
    static final ArchRule testkitKnowsTheComparisonAlone = noClasses()
            .that().resideInAPackage("dev.gridwire.testkit..")
            .should().dependOnClassesThat(resideInAPackage("dev.gridwire..").and(
                    not(resideInAnyPackage("dev.gridwire.testkit..", "dev.gridwire.proof.compare"))));

    @ArchTest
    static final ArchRule proofKnowsNothingOfOurs = noClasses()
            .that().resideInAPackage("dev.gridwire.proof..")
            .should().dependOnClassesThat(resideInAPackage("dev.gridwire..").and(
                    not(resideInAPackage("dev.gridwire.proof.."))));

    @ArchTest
    static final ArchRule resultsAreRecordsAndEnums = classes()
            .that().resideInAPackage("dev.gridwire.trials.result")
            .and().doNotHaveSimpleName("package-info")
            .should().beRecords().orShould().beEnums();

    private static String[] in(String... packages) {
        return Stream.of(packages).map(name -> "dev.gridwire.trials." + name).toArray(String[]::new);
    }

    /** Tests of other modules come as jars once these are packaged. */
    static final class NoJarsOfTests implements ImportOption {

        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }
}
