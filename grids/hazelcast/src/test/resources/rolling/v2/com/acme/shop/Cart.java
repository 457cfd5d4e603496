// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A collection of a wider type, and a new map. */
public class Cart implements Value {

    private int id;
    private String code;
    private int revision;
    private List<String> lines = new ArrayList<>();
    private Map<String, Long> prices;

    Cart(int id) {
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
        lines = new ArrayList<>(List.of(Marks.text(id, newRevision), Marks.code(id)));
        prices = Map.of(Marks.code(id), (long) Marks.number(id, newRevision));
        return touch(newRevision);
    }

    @Override
    public int content() {
        return lines.get(1).equals(Marks.code(id)) ? Marks.of(lines.get(0), id) : Marks.GARBLED;
    }

    @Override
    public int second() {
        return prices == null ? Marks.NEVER : Marks.of(prices.get(Marks.code(id)), id);
    }
}
