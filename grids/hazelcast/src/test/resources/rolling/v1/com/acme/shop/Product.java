// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

public class Product implements Value {

    private int id;
    private String code;
    private int revision;
    private int stock;
    private int weight;
    private float price;
    private Integer size;

    Product(int id) {
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
        stock = Marks.number(id, newRevision);
        weight = Marks.number(id, newRevision);
        price = newRevision;
        size = newRevision;
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.same(Marks.of(stock, id), Marks.of(weight, id), (int) price, size);
    }
}
