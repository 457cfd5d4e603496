// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

public class Home implements Value {

    private int id;
    private String code;
    private int revision;
    private Address address;

    Home(int id) {
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

    /** The address is replaced as a whole, with the unknown fields of the old one. */
    @Override
    public Value set(int newRevision) {
        String text = Marks.text(id, newRevision);
        address = new Address(text, text, text);
        return touch(newRevision);
    }

    @Override
    public boolean forgetsWhenSet() {
        return true;
    }

    @Override
    public int content() {
        return Marks.same(Marks.of(address.street(), id), Marks.of(address.city(), id));
    }

    @Override
    public int second() {
        return Marks.of(address.country(), id);
    }
}
