// SPDX-License-Identifier: Apache-2.0
/** What do the chains lead to? Allowed everywhere. */
@NullMarked
package dev.gridwire.chains.song;

import org.jspecify.annotations.NullMarked;
