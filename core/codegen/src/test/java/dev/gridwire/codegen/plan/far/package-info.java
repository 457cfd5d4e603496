// SPDX-License-Identifier: Apache-2.0
/** A superclass in another package. */
package dev.gridwire.codegen.plan.far;
