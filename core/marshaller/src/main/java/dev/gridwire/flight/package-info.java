// SPDX-License-Identifier: Apache-2.0
/** What does Flight Recorder learn about payloads? */
@NullMarked
package dev.gridwire.flight;

import org.jspecify.annotations.NullMarked;
