// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import com.hazelcast.map.EntryProcessor;
import java.util.Map;

/** Makes the next version of an account, on the member that has it. */
record Next(int id) implements EntryProcessor<Integer, Account, Integer> {

    private static final long serialVersionUID = 1L;

    @Override
    public Integer process(Map.Entry<Integer, Account> entry) {
        Account before = entry.getValue();
        int version = before == null ? 1 : before.version() + 1;
        entry.setValue(new Account(id, version));
        return version;
    }
}
