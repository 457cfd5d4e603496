// SPDX-License-Identifier: Apache-2.0
/** Compiles classes in memory and loads them. */
package dev.gridwire.testkit.compile;
