// SPDX-License-Identifier: Apache-2.0
/** How is it told what was enhanced and what was not? */
@NullMarked
package dev.gridwire.enhancer.report;

import org.jspecify.annotations.NullMarked;
