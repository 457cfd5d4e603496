// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
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
     * The codec of Java's own serialization, which is measured and is the sweep's oracle, reads only what it has written. Streams
     * that hooks read from have no bytes of their own.
     */
    @ArchTest
    static final ArchRule nothingElseReadsAJavaStream = noClasses()
            .that().doNotHaveFullyQualifiedName("dev.gridwire.trials.codec.JavaCodec")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.trials.codec.JavaCodecInput")
            // Which reads what a grid kept before, held to the type policy by a gate of its own.
            .and().doNotHaveFullyQualifiedName("dev.gridwire.grid.JavaBytes$Stream")
            // Which reads a file that the user named, under a filter.
            .and().doNotHaveFullyQualifiedName("dev.gridwire.trials.userclass.SerializedInput")
            // Which reads what it has written just before, of classes that are being tried.
            .and().resideOutsideOfPackage("dev.gridwire.enhancer.verify..")
            .should().callConstructor(ObjectInputStream.class, InputStream.class);

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("dev.gridwire.trials.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule subpackagesAreFreeOfCycles =
            slices().matching("dev.gridwire.trials.(**)").should().beFreeOfCycles();

    /** A package uses packages of its own floor and of the floors below. */
    @ArchTest
    static final ArchRule floorsUseOnlyThoseBelow = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dev.gridwire.trials..")
            .layer("data").definedBy(in("classpath", "codec", "result", "table", "values", "sweep.sample"))
            .layer("workloads").definedBy(in("workload..", "workloads"))
            .layer("contestants").definedBy(in("contestant", "enhanced", "grid", "place"))
            .layer("running").definedBy(in("advice", "fork", "trial"))
            .layer("trials").definedBy(in("cluster", "safety"))
            .layer("comparison").definedBy(in("compare"))
            .layer("measurements").definedBy(in("benchmark..", "firstuse", "published.."))
            .layer("own classes").definedBy(in("altered", "change", "sweep", "userclass"))
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

    /** A new contestant is one class and a line of the list: nobody else knows its class. */
    @ArchTest
    static final ArchRule contestantsAreKnownByTheListOnly = noClasses()
            .that().doNotHaveFullyQualifiedName("dev.gridwire.trials.contestant.Contestant")
            .and().haveSimpleNameNotEndingWith("Contestant")
            .should().dependOnClassesThat(resideInAPackage("dev.gridwire.trials.contestant")
                    .and(simpleNameEndingWith("Contestant"))
                    .and(not(simpleName("Contestant"))));

    /** Another grid's mechanisms could take part: what measures, compares and reports knows no grid. */
    @ArchTest
    static final ArchRule hazelcastIsKnownToPlacesContestantsAndWhatDrivesThemOnly = noClasses()
            .that().resideInAnyPackage(in("advice", "altered", "codec", "compare", "firstuse", "fork", "grid", "report..",
                    "result", "safety", "sweep..", "table", "trial", "values", "workloads"))
            .should().dependOnClassesThat().resideInAnyPackage("com.hazelcast..");

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
    static final ArchRule testkitKnowsNothingOfOurs = noClasses()
            .that().resideInAPackage("dev.gridwire.testkit..")
            .should().dependOnClassesThat(resideInAPackage("dev.gridwire..").and(
                    not(resideInAPackage("dev.gridwire.testkit.."))));

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
