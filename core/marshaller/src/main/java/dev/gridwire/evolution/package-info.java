// SPDX-License-Identifier: Apache-2.0
/** How are payloads read that other states of classes wrote, and what becomes of fields and classes that are not here? */
@NullMarked
package dev.gridwire.evolution;

import org.jspecify.annotations.NullMarked;
