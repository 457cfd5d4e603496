// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Writes or reads those parts of a graph that fused code leaves to the general walk. Not thread-safe. */
public interface GeneralWalk {

    /**
     * Ends the parts of one graph.
     *
     * @param refersBack whether something in the graph refers back
     * @throws RuntimeException if the general walk must take over the whole graph
     */
    void end(boolean refersBack);

    /** Forgets a graph that failed, except what hooks did, since the general walk must not call them again. */
    void clearFailed();
}
