// SPDX-License-Identifier: Apache-2.0
/** Does what JSR 107's tests ask of Ehcache hold with Gridwire as well? */
@NullMarked
package dev.gridwire.jcache;

import org.jspecify.annotations.NullMarked;
