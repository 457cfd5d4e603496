// SPDX-License-Identifier: Apache-2.0
/** What does {@code gridwire.properties} say? */
@NullMarked
package dev.gridwire.settings;

import org.jspecify.annotations.NullMarked;
