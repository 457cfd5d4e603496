// SPDX-License-Identifier: Apache-2.0
/** How can classes be enhanced without a build? */
@NullMarked
package dev.gridwire.agent;

import org.jspecify.annotations.NullMarked;
