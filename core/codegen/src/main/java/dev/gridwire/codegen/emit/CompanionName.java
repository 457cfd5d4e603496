// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Fingerprint;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlanPrinter;
import java.nio.charset.StandardCharsets;

/**
 * Makes the names of companions. A name ends in a hash of everything that determines the code. If the class or Gridwire has
 * changed since, looking for the companion finds none.
 */
public final class CompanionName {

    /** Separates the name of a class from the hash. */
    public static final String INFIX = "$Gridwire$";

    /**
     * The revision of the emitted code and of the marshaller's members that it calls. It must change if either does. Tests
     * compare both with their former state.
     */
    public static final int REVISION = 7;

    private CompanionName() {}

    /**
     * Returns the binary name.
     *
     * @param plan a plan for code beside the class
     */
    public static String of(Plan plan) {
        return of(plan, REVISION);
    }

    /** Returns the binary name for code of another revision. */
    public static String of(Plan plan, int revision) {
        String origin = revision + "\n" + plan.layout().fingerprint() + "\n" + plan.layout().construction() + "\n"
                + PlanPrinter.print(plan);
        long hash = Fingerprint.hash(origin.getBytes(StandardCharsets.UTF_8));
        return plan.layout().typeName() + INFIX + Long.toHexString(hash);
    }
}
