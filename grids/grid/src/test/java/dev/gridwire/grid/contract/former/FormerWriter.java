// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

/** The writers whose values a door takes over; each has a column in the table in {@code docs/coming-from.md}. */
public enum FormerWriter {
    /** Java serialization, of classes that had another {@code serialVersionUID}. */
    JAVA("Java, another UID"),
    /** Jackson 2, whose values name their classes. */
    JACKSON_2("Jackson 2"),
    /** Jackson 3, whose values name their classes. */
    JACKSON_3("Jackson 3"),
    /** Kryo 5, whose values have no mark. */
    KRYO("Kryo 5"),
    /** Apache Fory. */
    FORY("Fory"),
    /** The codec that Redisson has if nobody names one. */
    REDISSON("Redisson's default", "only Redisson's own objects hold its values."),
    /** Earlier formats of Gridwire. */
    GRIDWIRE("Gridwire before");

    private final String title;
    private final String elsewhere;

    FormerWriter(String title) {
        this(title, "");
    }

    FormerWriter(String title, String elsewhere) {
        this.title = title;
        this.elsewhere = elsewhere;
    }

    /** The head of the column. */
    public String title() {
        return title;
    }

    /** Why no other door has its values, as a sentence for users; empty if any door can have them. */
    public String elsewhere() {
        return elsewhere;
    }
}
