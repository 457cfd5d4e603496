// SPDX-License-Identifier: Apache-2.0
/** How is an object made without its constructor, and how are its hidden parts reached? */
@NullMarked
package dev.gridwire.reflect;

import org.jspecify.annotations.NullMarked;
