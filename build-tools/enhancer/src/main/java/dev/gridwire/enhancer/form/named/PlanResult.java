// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.enhancer.form.Obstacle;
import java.util.List;

/**
 * A plan with named fields, and the findings of the planner.
 *
 * @param plan the plan, without the slots that have obstacles
 * @param obstacles prevent the form
 * @param notes inform users about slots that are written
 */
public record PlanResult(Plan plan, List<Obstacle> obstacles, List<Obstacle> notes) {

    /** Copies the lists. */
    public PlanResult {
        obstacles = List.copyOf(obstacles);
        notes = List.copyOf(notes);
    }
}
