// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.index;

import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;

/**
 * One class of an index.
 *
 * @param level the key of the assumptions about its objects
 * @param fingerprint the hexadecimal fingerprint of its layout
 */
public record IndexEntry(ClassIds ids, Mechanism mechanism, String level, String fingerprint) {}
