// SPDX-License-Identifier: Apache-2.0
/** The report in a real browser; built and run in the profile {@code browser} only. */
@NullMarked
package dev.gridwire.trials.report.browser;

import org.jspecify.annotations.NullMarked;

