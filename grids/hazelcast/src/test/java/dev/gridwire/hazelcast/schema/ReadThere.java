// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.map.EntryProcessor;
import java.util.Map;

/** Reads a value on its member, on a partition thread. */
record ReadThere() implements EntryProcessor<Integer, Object, String> {

    private static final long serialVersionUID = 1L;

    @Override
    public String process(Map.Entry<Integer, Object> entry) {
        return entry.getValue() + " by " + Thread.currentThread().getClass().getSimpleName();
    }
}
