// SPDX-License-Identifier: Apache-2.0
/** Shows and keeps results: the terminal's table, and the folder with JSON, CSV and the page. */
@NullMarked
package dev.gridwire.trials.report;

import org.jspecify.annotations.NullMarked;

