// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/**
 * What a mechanism asks of its user and what it gives, apart from figures; each a few words.
 *
 * @param code what is written, for each class and once
 * @param evolution which changes of a class old and new members survive together
 * @param queries whether single fields are read without the whole value
 * @param identity whether shared objects and cycles are kept
 */
public record Traits(String code, String evolution, String queries, String identity) {}
