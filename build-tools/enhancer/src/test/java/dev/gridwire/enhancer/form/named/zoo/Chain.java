// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

/** A subclass of a class with state. */
@SuppressWarnings("unused")
public class Chain extends Base {

    private static final long serialVersionUID = 1;

    private final String name;
    private Chain next;

    public Chain(String upper, String lower, Chain next) {
        super(upper, lower.length());
        this.name = lower;
        this.next = next;
    }
}
