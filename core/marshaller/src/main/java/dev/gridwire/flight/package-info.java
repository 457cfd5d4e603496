// SPDX-License-Identifier: Apache-2.0
/** What does Flight Recorder hear of payloads? */
@NullMarked
package dev.gridwire.flight;

import org.jspecify.annotations.NullMarked;
