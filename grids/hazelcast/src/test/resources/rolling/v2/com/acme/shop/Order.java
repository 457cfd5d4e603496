// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

/** Fields in another order, one gone, two new. */
public class Order implements Value {

    private String note;
    private long total;
    private int priority;
    private String buyer;
    private int revision;
    private final int id;
    private final String code;

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
        total = Marks.number(id, newRevision);
        note = Marks.text(id, newRevision);
        priority = Marks.number(id, newRevision);
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.same(Marks.of(buyer, id), Marks.of(total, id), Marks.ofCode(code, id, total));
    }

    @Override
    public int second() {
        return Marks.same(Marks.of(note, id), Marks.of(priority, id));
    }
}
