// SPDX-License-Identifier: Apache-2.0
/** What does a decoder do with bytes that no writer produced? */
@NullMarked
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.NullMarked;
