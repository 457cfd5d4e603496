// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

/**
 * The average round.
 *
 * @param entryBytes what the member says that an entry takes, its key and Hazelcast's own part among it
 */
record Result(Place place, Mechanism mechanism, double writeMillis, double readMillis, double entryBytes) {}
