// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.util.function.Function;

/** A way to serialize a programmer: which object is put into the map, and what was measured in 2017, in milliseconds. */
enum Mechanism {
    SERIALIZABLE("Serializable", programmer -> programmer, 263.6, 437.7),
    EXTERNALIZABLE("Externalizable", ProgrammerExternalizable::new, 140.1, 125.1),
    DATA_SERIALIZABLE("DataSerializable", ProgrammerDataSerializable::new, 130.2, 82.0),
    IDENTIFIED("IdentifiedDataSerializable", ProgrammerIdentified::new, 127.4, 78.7),
    /** The same object as Java serialization has. */
    GRIDWIRE("Gridwire", programmer -> programmer, Double.NaN, Double.NaN);

    private final String title;
    private final Function<Programmer, Object> form;
    private final double publishedWriteMillis;
    private final double publishedReadMillis;

    Mechanism(String title, Function<Programmer, Object> form, double publishedWriteMillis, double publishedReadMillis) {
        this.title = title;
        this.form = form;
        this.publishedWriteMillis = publishedWriteMillis;
        this.publishedReadMillis = publishedReadMillis;
    }

    String title() {
        return title;
    }

    Object form(Programmer programmer) {
        return form.apply(programmer);
    }

    /** Gets the object back from a map's value. */
    static Programmer programmer(Object value) {
        return value instanceof HandWritten handWritten ? handWritten.programmer() : (Programmer) value;
    }

    double publishedWriteMillis() {
        return publishedWriteMillis;
    }

    double publishedReadMillis() {
        return publishedReadMillis;
    }
}
