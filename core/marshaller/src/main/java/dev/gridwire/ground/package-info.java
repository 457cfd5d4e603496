// SPDX-License-Identifier: Apache-2.0
/**
 * Which basic rules and types does every part of the marshaller share? For example, broken rules and their paths, numbers, and
 * array classes.
 */
@NullMarked
package dev.gridwire.ground;

import org.jspecify.annotations.NullMarked;
