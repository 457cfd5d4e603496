// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

public class Payment implements Value {

    private int id;
    private String code;
    private int revision;
    private long amount;
    private String method;

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
        amount = Marks.number(id, newRevision);
        method = Marks.text(id, newRevision);
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.of(amount, id);
    }

    @Override
    public int first() {
        return Marks.of(method, id);
    }
}
