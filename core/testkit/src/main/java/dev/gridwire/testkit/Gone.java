// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

/** Stands for an absent element. */
enum Gone {
    GONE
}
