// SPDX-License-Identifier: Apache-2.0
/**
 * What does generated code do for one class and one target, step by step?
 *
 * <p>A {@link dev.gridwire.codegen.plan.Plan} holds every decision, including the access path of each field, so that back ends
 * have none to make. Its sealed {@link dev.gridwire.codegen.plan.Op}s have three kinds: {@code Op.Graph} for the native form,
 * {@code Op.Streamed} for streams, and {@code Op.Named} for fields with names.
 */
@NullMarked
package dev.gridwire.codegen.plan;

import org.jspecify.annotations.NullMarked;
