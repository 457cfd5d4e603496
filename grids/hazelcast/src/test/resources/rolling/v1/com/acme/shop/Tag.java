// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

public class Tag implements Value {

    private final int id;
    private final String code;
    private final int revision;
    private final String text;

    Tag(int id, String code, int revision, String text) {
        this.id = id;
        this.code = code;
        this.revision = revision;
        this.text = text;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public int revision() {
        return revision;
    }

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
