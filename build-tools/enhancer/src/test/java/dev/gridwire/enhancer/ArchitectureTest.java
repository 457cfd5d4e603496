// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The floors of the enhancer: forms at the bottom, files in the middle, the run above them, reports on top. */
@AnalyzeClasses(packages = "dev.gridwire.enhancer", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String ROOT = "dev.gridwire.enhancer";

    @ArchTest
    static final ArchRule PACKAGES_HAVE_NO_CIRCLE = slices().matching("dev.gridwire.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule FORMS_KNOW_NO_OTHER_ROOM =
            noClasses().that().resideInAPackage(ROOT + ".form..").should().dependOnClassesThat().resideInAnyPackage(
                    ROOT, ROOT + ".settings..", ROOT + ".schema..", ROOT + ".mark..", ROOT + ".index..", ROOT + ".hint..",
                    ROOT + ".tree..", ROOT + ".history..", ROOT + ".verify..", ROOT + ".report..");

    @ArchTest
    static final ArchRule TARGETS_DO_NOT_KNOW_EACH_OTHER =
            slices().matching(ROOT + ".form.(companion|compact|portable|stream)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule FILES_DO_NOT_KNOW_THE_RUN =
            noClasses().that().resideInAnyPackage(ROOT + ".settings..", ROOT + ".schema..", ROOT + ".mark..", ROOT + ".index..",
                            ROOT + ".hint..", ROOT + ".tree..", ROOT + ".history..")
                    .should().dependOnClassesThat().resideInAnyPackage(ROOT, ROOT + ".verify..", ROOT + ".report..");

    @ArchTest
    static final ArchRule THE_RUN_DOES_NOT_KNOW_ITS_REPORTS =
            noClasses().that().resideInAPackage(ROOT)
                    .should().dependOnClassesThat().resideInAnyPackage(ROOT + ".verify..", ROOT + ".report..");

    @ArchTest
    static final ArchRule NO_GRID_IS_NEEDED =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage(
                    "dev.gridwire.enhancer..", "dev.gridwire.codegen..", "org.objectweb.asm..", "java..", "javax..",
                    "org.jspecify.annotations..");
}
