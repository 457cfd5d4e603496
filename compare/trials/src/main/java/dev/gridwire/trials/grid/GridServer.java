// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

/**
 * A server for clients on this machine.
 *
 * @param address host and port
 * @param pid the id of its process, whose work counts for the clients
 * @param end stops whatever outlives the JVM that started it
 */
public record GridServer(String address, long pid, Runnable end) {}
