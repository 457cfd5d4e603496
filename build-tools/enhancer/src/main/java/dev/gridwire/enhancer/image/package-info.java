// SPDX-License-Identifier: Apache-2.0
/** What must the build of a native image know about the classes that Gridwire serializes by reflection and companions? */
@NullMarked
package dev.gridwire.enhancer.image;

import org.jspecify.annotations.NullMarked;
