// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import dev.gridwire.grid.contract.PolicyGate;

@AnalyzeClasses(packages = "dev.gridwire.grid", importOptions = DoNotIncludeTests.class)
class GridPolicyGateTest {

    @ArchTest
    static final ArchTests GATE = ArchTests.in(PolicyGate.class);
}
