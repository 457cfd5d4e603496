// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Fingerprint;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlanPrinter;
import java.nio.charset.StandardCharsets;

/**
 * The name of a class's companion, of the general walk or fused, whose plans differ. It ends in a hash of all that its code
 * follows from, so that who looks for the companion of a class finds none where the class changed since, or where Gridwire did.
 */
public final class CompanionName {

    /** The text between the name of a class and the hash. */
    public static final String INFIX = "$Gridwire$";

    /**
     * The revision of the code that is emitted and of the members of the marshaller that it calls: another number where either
     * changes. Tests compare both with what they were.
     */
    public static final int REVISION = 6;

    private CompanionName() {}

    /**
     * The binary name.
     *
     * @param plan of code that stands beside the class
     */
    public static String of(Plan plan) {
        return of(plan, REVISION);
    }

    /** The binary name where the code is of another revision. */
    public static String of(Plan plan, int revision) {
        String origin = revision + "\n" + plan.layout().fingerprint() + "\n" + plan.layout().construction() + "\n"
                + PlanPrinter.print(plan);
        long hash = Fingerprint.hash(origin.getBytes(StandardCharsets.UTF_8));
        return plan.layout().typeName() + INFIX + Long.toHexString(hash);
    }
}
