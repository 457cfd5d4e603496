// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/**
 * The names and sources of a change of a class.
 *
 * @param title the title in tables
 * @param before the class before the change, as Java source
 * @param after the class after the change, as Java source
 */
public record NamedChange(String id, String title, String before, String after) {}
