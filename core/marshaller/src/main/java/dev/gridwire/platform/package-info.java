// SPDX-License-Identifier: Apache-2.0
/** What do the JDK's classes hold of an object whose class extends one? */
@NullMarked
package dev.gridwire.platform;

import org.jspecify.annotations.NullMarked;
