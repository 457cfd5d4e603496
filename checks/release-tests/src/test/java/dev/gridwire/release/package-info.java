// SPDX-License-Identifier: Apache-2.0
/** Does what is published work for those who have nothing else? */
@org.jspecify.annotations.NullMarked
package dev.gridwire.release;
