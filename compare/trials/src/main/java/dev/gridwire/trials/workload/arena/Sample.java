// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A field of each kind, of Kryo's benchmark and then of Fory's. */
@SuppressWarnings("NullAway.Init") // values fill the fields
public class Sample implements Serializable {

    private static final long serialVersionUID = 1L;

    public int intValue;
    public long longValue;
    public float floatValue;
    public double doubleValue;
    public short shortValue;
    public char charValue;
    public boolean booleanValue;

    public Integer intBoxed;
    public Long longBoxed;
    public Float floatBoxed;
    public Double doubleBoxed;
    public Short shortBoxed;
    public Character charBoxed;
    public Boolean booleanBoxed;

    public int[] intArray;
    public long[] longArray;
    public float[] floatArray;
    public double[] doubleArray;
    public short[] shortArray;
    public char[] charArray;
    public boolean[] booleanArray;

    public String string;
    /** For objects with references. */
    public @Nullable Sample sample;
}
