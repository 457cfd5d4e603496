// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

public class Customer extends Party implements Value {

    private int id;
    private String code;
    private int revision;
    private String city;

    Customer(int id) {
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
        name = Marks.text(id, newRevision);
        email = Marks.text(id, newRevision);
        city = Marks.text(id, newRevision);
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.same(Marks.of(name, id), Marks.of(city, id));
    }

    @Override
    public int second() {
        return Marks.of(email, id);
    }
}
