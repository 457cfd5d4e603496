// SPDX-License-Identifier: Apache-2.0
package com.acme.store;

import java.io.Serializable;
import java.util.Set;

/** What an application keeps; the one says that it is Serializable, the other does not. */
public final class Goods {

    private Goods() {}

    /** As JCache wants it. */
    public record Tea(String name, int grams) implements Serializable {}

    /** Which Java serialization would refuse. */
    public record Plain(String name, Set<String> labels) {}
}
