// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import dev.gridwire.grid.contract.PolicyGate;

@AnalyzeClasses(
        packages = "dev.gridwire.grid",
        importOptions = {DoNotIncludeTests.class, GridPolicyGateTest.NotTheContract.class})
class GridPolicyGateTest {

    @ArchTest
    static final ArchTests GATE = ArchTests.in(PolicyGate.class);

    /** The contract stands in a package below, and writes by Java serialization what a grid may hold. */
    static final class NotTheContract implements ImportOption {

        @Override
        public boolean includes(Location location) {
            return !location.contains("/grid/contract/");
        }
    }
}
