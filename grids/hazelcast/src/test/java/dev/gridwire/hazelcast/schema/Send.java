// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.map.EntryProcessor;
import java.util.Map;

/** Writes a value of a class that nobody has written before, on a partition thread. */
record Send() implements EntryProcessor<Integer, CarriedSchemasTest.Letter, Void> {

    private static final long serialVersionUID = 1L;

    @Override
    public Void process(Map.Entry<Integer, CarriedSchemasTest.Letter> entry) {
        entry.setValue(new CarriedSchemasTest.Letter("sent", 2));
        return null;
    }
}
