// SPDX-License-Identifier: Apache-2.0
/**
 * Which rules and small things does every part of the marshaller share? Broken rules and their paths, numbers, array
 * classes.
 */
@NullMarked
package dev.gridwire.ground;

import org.jspecify.annotations.NullMarked;
