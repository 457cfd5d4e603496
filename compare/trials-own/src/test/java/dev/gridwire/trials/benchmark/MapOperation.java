// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

/** An operation on a map of many entries. */
enum MapOperation {
    /** One value. */
    GET,
    /** One value stored. */
    SET,
    /** 256 values by their keys. */
    GET_ALL,
    /** Every entry. */
    ENTRY_SET,
    /** The values whose attribute is below a bound, one in a hundred, without an index. */
    QUERY,
    /** An entry processor on every entry, which changes one field and stores the value. */
    PROCESS;

    /** The keys of a call for several. */
    static final int KEYS_AT_ONCE = 256;
}
