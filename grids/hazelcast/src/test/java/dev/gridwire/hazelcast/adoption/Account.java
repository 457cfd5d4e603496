// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** A value whose parts say whether it is whole. */
final class Account implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int id;
    private final int version;
    private final String owner;
    private final List<String> history = new ArrayList<>();

    Account(int id, int version) {
        this.id = id;
        this.version = version;
        this.owner = "owner of " + id;
        for (int i = 0; i < version % 5; i++) {
            history.add(owner + " at " + (version - i));
        }
    }

    int version() {
        return version;
    }

    /** Whether it is the account stored under this id. */
    boolean isWhole(int expectedId) {
        Account expected = new Account(expectedId, version);
        return id == expectedId && owner.equals(expected.owner) && history.equals(expected.history);
    }
}
