// SPDX-License-Identifier: Apache-2.0
/** How does Ehcache serialize by Gridwire? */
@NullMarked
package dev.gridwire.ehcache;

import org.jspecify.annotations.NullMarked;
