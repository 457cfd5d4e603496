// SPDX-License-Identifier: Apache-2.0
/** How are the settings of {@code gridwire.properties} read and checked? */
@NullMarked
package dev.gridwire.settings;

import org.jspecify.annotations.NullMarked;
