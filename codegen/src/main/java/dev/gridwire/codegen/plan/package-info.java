// SPDX-License-Identifier: Apache-2.0
/**
 * What does generated code do for one class and one target, step by step?
 *
 * <p>A {@link dev.gridwire.codegen.plan.Plan} holds every decision, how each field is reached among them, so that whoever turns
 * it into code has none to make.
 */
@NullMarked
package dev.gridwire.codegen.plan;

import org.jspecify.annotations.NullMarked;
