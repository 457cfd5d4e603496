// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

/** Stands for an element that is not there. */
enum Gone {
    GONE
}
