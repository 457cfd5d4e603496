// SPDX-License-Identifier: Apache-2.0
/** Which names can class files have that Java source cannot? */
@NullMarked
package dev.gridwire.testkit.name;

import org.jspecify.annotations.NullMarked;
