// SPDX-License-Identifier: Apache-2.0
/** What do hash containers and sorted containers do with their elements, how much work is it, and when may it be done? */
@NullMarked
package dev.gridwire.container;

import org.jspecify.annotations.NullMarked;
