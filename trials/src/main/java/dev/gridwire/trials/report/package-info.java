// SPDX-License-Identifier: Apache-2.0
/** How results are shown and kept: the terminal's table, and the folder with JSON, CSV and the page. */
@NullMarked
package dev.gridwire.trials.report;

import org.jspecify.annotations.NullMarked;
