// SPDX-License-Identifier: Apache-2.0
/** How are payloads read that another state of a class wrote, and what happens to fields and classes that are missing here? */
@NullMarked
package dev.gridwire.evolution;

import org.jspecify.annotations.NullMarked;
