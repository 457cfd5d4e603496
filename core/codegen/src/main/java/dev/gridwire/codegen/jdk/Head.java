// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

/** The part of a container that must be known before the container can be made. */
public enum Head {
    /** No part. */
    NOTHING,
    /** A slot with the order of its elements, or null for their natural one. */
    COMPARATOR,
    /** The type of an enum. */
    ENUM,
    /** The number of elements, whether waiting threads are served in order, and bytes that stand for the free places. */
    CAPACITY,
    /** A slot with the table of defaults. */
    DEFAULTS
}
