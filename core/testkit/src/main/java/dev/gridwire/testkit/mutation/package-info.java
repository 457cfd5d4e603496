// SPDX-License-Identifier: Apache-2.0
/** What does a decoder do with bytes that nobody wrote? */
@NullMarked
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.NullMarked;
