// SPDX-License-Identifier: Apache-2.0
/** What becomes of values that go from one state of a class to another, and back? */
@NullMarked
package dev.gridwire.change.crossing;

import org.jspecify.annotations.NullMarked;
