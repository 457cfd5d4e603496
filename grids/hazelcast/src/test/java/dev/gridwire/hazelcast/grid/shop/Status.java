// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.shop;

/** Hazelcast does not query constants that have a body. */
public enum Status {
    OPEN,
    PAID,
    SENT
}
