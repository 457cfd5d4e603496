// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.annotations.FormerName;
import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

/** A class with a renamed field, and without another one. */
public class Payment implements Value {

    private int id;
    private String code;
    private int revision;

    @FormerName("amount")
    private long total;

    Payment(int id) {
        this.id = id;
        this.code = Marks.code(id);
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
        revision = newRevision;
        return this;
    }

    @Override
    public Value set(int newRevision) {
        total = Marks.number(id, newRevision);
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.of(total, id);
    }
}
