// SPDX-License-Identifier: Apache-2.0
/** How is each JDK type written and read? */
@NullMarked
package dev.gridwire.jdk;

import org.jspecify.annotations.NullMarked;
