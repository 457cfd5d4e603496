// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * What a member fork is asked.
 *
 * @param port the port to listen on, or 0 for a free one
 */
record MemberRequest(int port) {}
