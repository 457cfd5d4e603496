// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

/**
 * A class file that a sweep found.
 *
 * @param name the class's binary name
 * @param origin the jar's, folder's or module's name
 */
record SweptClass(String name, String origin) {}
