// SPDX-License-Identifier: Apache-2.0
/** Races of two threads for the fused code of a root class. */
package dev.gridwire.fused;
