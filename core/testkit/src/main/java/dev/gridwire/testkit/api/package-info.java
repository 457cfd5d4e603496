// SPDX-License-Identifier: Apache-2.0
/** What may others call of a module? */
@NullMarked
package dev.gridwire.testkit.api;

import org.jspecify.annotations.NullMarked;
