// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

/** The ways in which schemas come to readers. Those that the grid has are found in any case. */
public enum SchemaDistribution {
    /** The grid keeps them, and values name them by four bytes. */
    GRID,
    /** Each value carries its schemas, and can be read wherever it comes to. */
    CARRIED
}
