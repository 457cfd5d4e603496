// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

/** A value that became a record. */
public record Tag(int id, String code, int revision, String text) implements Value {

    @Override
    public Value touch(int newRevision) {
        return new Tag(id, code, newRevision, text);
    }

    @Override
    public Value set(int newRevision) {
        return new Tag(id, code, newRevision, Marks.text(id, newRevision));
    }

    @Override
    public int content() {
        return Marks.of(text, id);
    }
}
