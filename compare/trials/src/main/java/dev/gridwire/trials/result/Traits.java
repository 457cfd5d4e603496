// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/**
 * The work that a mechanism demands of its user and its gains, apart from figures; a few words each.
 *
 * @param code the code to write, for each class and once
 * @param evolution which changes of a class old and new members survive together
 * @param queries whether single fields are read without the whole value
 * @param identity whether shared objects and cycles are preserved
 */
public record Traits(String code, String evolution, String queries, String identity) {}
