// SPDX-License-Identifier: Apache-2.0
/** What classes with hooks of Java serialization cost, beside Java serialization itself. */
@NullMarked
package dev.gridwire.trials.hooked;

import org.jspecify.annotations.NullMarked;
