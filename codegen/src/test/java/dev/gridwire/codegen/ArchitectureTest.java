// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The pipeline's order, as the folders show it. */
@AnalyzeClasses(packages = "dev.gridwire.codegen", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule MODELS_KNOW_NO_LAYOUT =
            noClasses().that().resideInAPackage("..model..").should().dependOnClassesThat().resideInAPackage("..layout..");

    @ArchTest
    static final ArchRule LAYOUTS_KNOW_NO_BYTE_CODE_AND_NO_LIVE_CLASS =
            noClasses().that().resideInAPackage("..layout..").should().dependOnClassesThat().resideInAnyPackage(
                    "org.objectweb.asm..", "java.lang.reflect..");

    @ArchTest
    static final ArchRule NOTHING_ELSE_IS_NEEDED =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage(
                    "dev.gridwire.codegen..", "org.objectweb.asm..", "java..", "org.jspecify.annotations..");
}
