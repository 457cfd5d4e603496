// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.gridwire.grids", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles = slices().matching("dev.gridwire.grids.(*)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule whatGridsShareKnowsNoGrid = noClasses()
            .that().resideInAPackage("dev.gridwire.grids")
            .should().dependOnClassesThat().resideInAnyPackage(
                    "dev.gridwire.grids.*..", "org.springframework..", "org.redisson..", "org.ehcache..", "org.infinispan..",
                    "org.apache.ignite..");

    @ArchTest
    static final ArchRule hazelcastIsNotKnown =
            noClasses().should().dependOnClassesThat().resideInAPackage("com.hazelcast..");
}
