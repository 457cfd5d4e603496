// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

/** The place of an object among the open objects around it. Only canonical bytes depend on it. */
public interface CanonicalPlace {}
