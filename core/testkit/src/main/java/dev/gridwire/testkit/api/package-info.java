// SPDX-License-Identifier: Apache-2.0
/** What can other modules call in a module? */
@NullMarked
package dev.gridwire.testkit.api;

import org.jspecify.annotations.NullMarked;
