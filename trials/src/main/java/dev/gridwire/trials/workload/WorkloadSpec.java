// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

/**
 * How another JVM finds a workload again; travels as JSON.
 *
 * @param id the name of one that Gridwire ships
 */
public record WorkloadSpec(String id) {

    /**
     * Gives the workload.
     *
     * @throws IllegalArgumentException if this JVM does not know it
     */
    public Workload<?> open() {
        return Workloads.byId(id)
                .orElseThrow(() -> new IllegalArgumentException("no workload has that id: id=" + id));
    }
}
