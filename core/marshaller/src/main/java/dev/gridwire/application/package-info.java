// SPDX-License-Identifier: Apache-2.0
/** Which classes are the application's own? */
@NullMarked
package dev.gridwire.application;

import org.jspecify.annotations.NullMarked;
