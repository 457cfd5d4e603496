// SPDX-License-Identifier: Apache-2.0
/** Do an application's own classes survive Gridwire, as the application configures it? */
@NullMarked
package dev.gridwire.junit;

import org.jspecify.annotations.NullMarked;
