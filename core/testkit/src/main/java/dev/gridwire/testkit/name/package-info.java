// SPDX-License-Identifier: Apache-2.0
/** Which names may class files have that no Java source has? */
@NullMarked
package dev.gridwire.testkit.name;

import org.jspecify.annotations.NullMarked;
