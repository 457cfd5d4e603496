// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;
import java.util.EnumSet;
import java.util.Set;

public class Item implements Value {

    private int id;
    private String code;
    private int revision;
    private String label;
    private Category category;
    private Set<Category> categories;

    Item(int id) {
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
        label = Marks.text(id, newRevision);
        category = Category.of(newRevision);
        categories = EnumSet.of(category, Category.BOOK);
        return touch(newRevision);
    }

    @Override
    public int content() {
        int content = Marks.of(label, id);
        Category expected = Category.of(content);
        return category == expected && categories.equals(EnumSet.of(expected, Category.BOOK)) ? content : Marks.GARBLED;
    }
}
