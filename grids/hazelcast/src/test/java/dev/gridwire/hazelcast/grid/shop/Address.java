// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.shop;

import java.io.Serializable;
import java.util.Objects;

public final class Address implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String city;
    private final int code;

    public Address(String city, int code) {
        this.city = city;
        this.code = code;
    }

    public String getCity() {
        return city;
    }

    public int getCode() {
        return code;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Address that && city.equals(that.city) && code == that.code;
    }

    @Override
    public int hashCode() {
        return Objects.hash(city, code);
    }
}
