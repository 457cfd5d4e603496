// SPDX-License-Identifier: Apache-2.0
/** Tables as columns, defined once for a terminal, Markdown or a spreadsheet. */
@NullMarked
package dev.gridwire.trials.table;

import org.jspecify.annotations.NullMarked;
