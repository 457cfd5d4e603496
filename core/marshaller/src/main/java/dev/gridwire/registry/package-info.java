// SPDX-License-Identifier: Apache-2.0
/** Which names can classes have, and which classes are registered by name or id? */
@NullMarked
package dev.gridwire.registry;

import org.jspecify.annotations.NullMarked;
