// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.enhancer.form.Obstacle;
import java.util.List;

/**
 * How a class's slots become named fields.
 *
 * @param slots in the order of the layout; those with obstacles are missing
 * @param obstacles what cannot be written
 * @param notes what should be known of what can
 */
public record NamedPlan(List<NamedSlot> slots, List<Obstacle> obstacles, List<Obstacle> notes) {

    /** Copies the lists. */
    public NamedPlan {
        slots = List.copyOf(slots);
        obstacles = List.copyOf(obstacles);
        notes = List.copyOf(notes);
    }
}
