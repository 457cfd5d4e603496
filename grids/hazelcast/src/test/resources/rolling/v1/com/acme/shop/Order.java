// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

public class Order implements Value {

    private final int id;
    private final String code;
    private int revision;
    private String buyer;
    private String legacyCode;
    private long total;

    Order(int id) {
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
        buyer = Marks.text(id, newRevision);
        legacyCode = Marks.text(id, newRevision);
        total = Marks.number(id, newRevision);
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.same(Marks.of(buyer, id), Marks.of(total, id), Marks.ofCode(code, id, total));
    }

    @Override
    public int first() {
        return Marks.of(legacyCode, id);
    }
}
