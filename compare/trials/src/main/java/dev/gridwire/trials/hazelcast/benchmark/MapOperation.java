// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.benchmark;

import java.util.Arrays;
import java.util.Locale;

/** An operation on a map of many entries, in the order of the table. */
enum MapOperation {
    /** One value, by four callers at once. */
    GET,
    /** One value stored, by four callers at once. */
    SET,
    /** 256 values by their keys. */
    GET_ALL,
    /** Every entry. */
    ENTRY_SET,
    /** The values whose attribute is below a bound, one in a hundred, without an index. */
    QUERY,
    /** An entry processor on every entry, which changes one field and stores the value. */
    PROCESS;

    /** Of a call for several keys. */
    static final int KEYS_AT_ONCE = 256;

    /** One caller would measure how fast threads wake each other. */
    private static final int CALLERS_OF_ONE_ENTRY = 4;

    /** The name on the command line and in the results. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static MapOperation of(String id) {
        return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    }

    /** The number of threads that call at once. */
    int callers() {
        return isOfOneEntry() ? CALLERS_OF_ONE_ENTRY : 1;
    }

    /** The number of entries that a call looks at, by which its time is divided. */
    int entries(int size) {
        if (isOfOneEntry()) {
            return 1;
        }
        return this == GET_ALL ? Math.min(size, KEYS_AT_ONCE) : size;
    }

    private boolean isOfOneEntry() {
        return this == GET || this == SET;
    }
}
