// SPDX-License-Identifier: Apache-2.0
/** Which state do JDK classes keep in an object of a subclass? */
@NullMarked
package dev.gridwire.platform;

import org.jspecify.annotations.NullMarked;
