// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import com.hazelcast.map.EntryProcessor;
import dev.gridwire.hazelcast.rolling.Value;
import java.util.Map;

/** Sets an entry's revision where the entry is, in the version of that member, and again in each backup's. It says who. */
public record Touch(String who, int revision) implements EntryProcessor<Integer, Value, Integer> {

    @Override
    public Integer process(Map.Entry<Integer, Value> entry) {
        entry.setValue(entry.getValue().touch(revision));
        return entry.getValue().content();
    }
}
