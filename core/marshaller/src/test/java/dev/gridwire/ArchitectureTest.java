// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Packages import downwards only. */
@AnalyzeClasses(packages = "dev.gridwire", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    /** The packages from the lowest floor to the highest; each may import those before it. */
    private static final List<String> FLOORS = List.of(
            "registry", "policy", "type", "application", "error", "flight", "payload", "wire", "packing", "schema", "seal",
            "settings", "ground", "container", "reflect", "fused", "codec", "admission", "element", "graph", "canonical",
            "hooks.stream", "jdk", "platform", "object", "learning", "hooks", "evolution", "assembly", "");

    private static final String ROOT = "dev.gridwire";

    @ArchTest
    static final ArchRule NO_PACKAGES_IMPORT_EACH_OTHER = slices().matching("dev.gridwire.(**)").should().beFreeOfCycles();

    @ArchTest
    static void packagesImportLowerOnesOnly(JavaClasses classes) {
        Set<String> upwards = new TreeSet<>();
        for (JavaClass each : classes) {
            for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
                int target = floor(dependency.getTargetClass());
                if (floor(each) >= 0 && target > floor(each)) {
                    upwards.add(each.getName() + " -> " + dependency.getTargetClass().getName());
                }
            }
        }
        assertThat(upwards).isEmpty();
    }

    @ArchTest
    static void eachPackageHasAFloor(JavaClasses classes) {
        Set<String> packages = classes.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> !name.matches("dev\\.gridwire\\.(codegen|testkit|annotations|proof|zoo)\\b.*"))
                .collect(Collectors.toSet());
        assertThat(packages).containsExactlyInAnyOrderElementsOf(
                FLOORS.stream().map(floor -> floor.isEmpty() ? ROOT : ROOT + "." + floor).toList());
    }

    private static int floor(JavaClass type) {
        String name = type.getPackageName();
        return name.equals(ROOT) ? FLOORS.indexOf("") : name.startsWith(ROOT + ".")
                ? FLOORS.indexOf(name.substring(ROOT.length() + 1))
                : -1;
    }
}
