// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;
import java.util.ArrayList;
import java.util.List;

public class Cart implements Value {

    private int id;
    private String code;
    private int revision;
    private ArrayList<String> lines = new ArrayList<>();

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
        return touch(newRevision);
    }

    @Override
    public int content() {
        return lines.get(1).equals(Marks.code(id)) ? Marks.of(lines.get(0), id) : Marks.GARBLED;
    }
}
