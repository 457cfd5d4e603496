// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

/** Stands for an absent element. */
enum Gone {
    GONE
}
