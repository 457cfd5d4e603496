// SPDX-License-Identifier: Apache-2.0
/** Draws random classes, changes them at random, and makes random graphs of their objects. */
package dev.gridwire.testkit.universe;
