// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

/** Says how schemas reach readers. Readers find the grid's schemas in either case. */
public enum SchemaDistribution {
    /** The grid keeps the schemas; values refer to them by four bytes. */
    GRID,
    /** Each value carries its schemas, so it can be read wherever it goes. */
    CARRIED
}
