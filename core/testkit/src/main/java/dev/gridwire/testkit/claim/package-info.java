// SPDX-License-Identifier: Apache-2.0
/** Which promise to users does a test verify? */
@NullMarked
package dev.gridwire.testkit.claim;

import org.jspecify.annotations.NullMarked;
