// SPDX-License-Identifier: Apache-2.0
/** Is what was written read again, equal, by every way through the marshaller? */
@NullMarked
package dev.gridwire.law;

import org.jspecify.annotations.NullMarked;
