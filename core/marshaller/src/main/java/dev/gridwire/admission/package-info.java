// SPDX-License-Identifier: Apache-2.0
/**
 * Which classes are let in? The type policy is asked by name first; then the class is loaded; then the serial filter is asked.
 */
@NullMarked
package dev.gridwire.admission;

import org.jspecify.annotations.NullMarked;
