// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;

public class Shipment implements Value {

    private int id;
    private String code;
    private int revision;
    private String tracking;
    private Point at;

    Shipment(int id) {
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
        tracking = Marks.text(id, newRevision);
        at = new Point(Marks.number(id, newRevision), newRevision);
        return touch(newRevision);
    }

    @Override
    public int content() {
        return Marks.same(Marks.of(tracking, id), Marks.of(at.x(), id), at.y());
    }
}
