// SPDX-License-Identifier: Apache-2.0
/** How does a user learn what was enhanced and what was not? */
@NullMarked
package dev.gridwire.enhancer.report;

import org.jspecify.annotations.NullMarked;
