// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

/** The place of an object among those open around it; only canonical bytes depend on it. */
public interface CanonicalPlace {}
