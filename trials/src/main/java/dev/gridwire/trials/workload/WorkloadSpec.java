// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The name by which another JVM finds a workload again; travels as JSON.
 *
 * @param id the name of one that Gridwire ships, or of a class of the user's
 * @param own the facts about the user's class; null for one that Gridwire ships
 */
public record WorkloadSpec(String id, @Nullable UserClassSpec own) implements Serializable {}
