// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/**
 * A change of a class by its names.
 *
 * @param title in tables
 * @param before the class as it was, as Java
 * @param after the class as it is, likewise
 */
public record NamedChange(String id, String title, String before, String after) {}
