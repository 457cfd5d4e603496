// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

/** Where an object stands among those that are open around it; only canonical bytes depend on it. */
public interface Place {}
