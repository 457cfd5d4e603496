// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

public abstract class Base implements java.io.Serializable {
    protected long id;
    private java.util.Date created;

    Base() {
        created = new java.util.Date(17);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Base base && other.getClass() == getClass() && base.id == id && base.created.equals(created);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(id);
    }
}
