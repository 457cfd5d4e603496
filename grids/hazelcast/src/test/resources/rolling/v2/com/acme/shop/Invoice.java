// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.annotations.FormerName;
import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

/** A renamed class. */
@FormerName("com.acme.shop.Bill")
public class Invoice implements Value {

    private int id;
    private String code;
    private int revision;
    private String payer;
    private String iban;

    Invoice(int id) {
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
        payer = Marks.text(id, newRevision);
        iban = Marks.text(id, newRevision);
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.of(payer, id);
    }

    @Override
    public int second() {
        return Marks.of(iban, id);
    }
}
