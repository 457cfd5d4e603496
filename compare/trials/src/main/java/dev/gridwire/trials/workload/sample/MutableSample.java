// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The fields of the handwritten forms. A constructor without arguments leaves them empty, and a read fills them. */
public abstract class MutableSample {

    protected int intValue;
    protected float floatValue;
    protected @Nullable Short shortValue;
    protected long @Nullable [] longs;
    protected double @Nullable [] doubles;
    protected @Nullable MutableSample self;

    /** Takes over the content of a plain value, and shares strings and arrays with it. */
    public final MutableSample with(SampleObject plain) {
        intValue = plain.intValue();
        floatValue = plain.floatValue();
        shortValue = plain.shortValue();
        longs = plain.longs();
        doubles = plain.doubles();
        self = this;
        return this;
    }

    /**
     * Returns everything that the forms without back references write for {@link #self}: whether the object refers to itself.
     *
     * @return false if there is no reference
     * @throws IOException if it is another object: use the Externalizable form, which writes it as an object
     */
    protected final boolean refersToItself() throws IOException {
        if (self != null && self != this) {
            throw new IOException("This form can write a sample's reference to itself or null, and no other: self=" + self
                    + ". Write a sample that refers to another one in its Externalizable form.");
        }
        return self == this;
    }
}
