// SPDX-License-Identifier: Apache-2.0
package com.acme.rack;

import java.util.ArrayList;
import java.util.List;

/** A plain value, which a cycle leads back to, so that Kryo could not write it. */
public class Rack {

    private String name;
    private List<Object> content = new ArrayList<>();

    /** Holds itself. */
    public Rack(String name) {
        this.name = name;
        content.add(this);
        content.add(new Shelf(name, 3));
    }

    /** A part. */
    public record Shelf(String name, int number) {}

    /** Whether another one looks the same. */
    public boolean isLike(Rack other) {
        return name.equals(other.name) && other.content.get(0) == other && other.content.get(1).equals(content.get(1));
    }
}
