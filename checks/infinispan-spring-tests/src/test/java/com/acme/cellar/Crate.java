// SPDX-License-Identifier: Apache-2.0
package com.acme.cellar;

import java.util.ArrayList;
import java.util.List;

/** A plain value that holds itself, so that neither Java serialization nor ProtoStream could write it. */
public class Crate {

    private String name;
    private List<Object> content = new ArrayList<>();

    /** Holds itself and a tin. */
    public Crate(String name) {
        this.name = name;
        content.add(this);
        content.add(new Tin(name));
    }

    /** Whether another one looks the same. */
    public boolean isLike(Crate other) {
        return name.equals(other.name) && other.content.get(0) == other && other.content.get(1).equals(content.get(1));
    }
}
