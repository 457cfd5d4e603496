// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.util.Date;

/**
 * Writes and reads dates, times and timestamps of {@code java.sql}, a module that may be absent. The form is zigzag milliseconds
 * and varint nanoseconds.
 */
public final class SqlCodec extends LeafCodec {

    private final JdkType jdkType;

    SqlCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.KEPT);
        this.jdkType = jdkType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        out.writeLong(((Date) value).getTime());
        if (jdkType == JdkType.SQL_TIMESTAMP) {
            out.writeVarint(((java.sql.Timestamp) value).getNanos());
        }
    }

    @Override
    public Object read(WireInput in) {
        if (type() == Object.class) {
            throw in.malformed("this JVM has no module java.sql");
        }
        long millis = in.readLong();
        return switch (jdkType) {
            case SQL_DATE -> new java.sql.Date(millis);
            case SQL_TIME -> new java.sql.Time(millis);
            default -> timestamp(millis, Math.toIntExact(in.readVarint()));
        };
    }

    private static Object timestamp(long millis, int nanos) {
        java.sql.Timestamp timestamp = new java.sql.Timestamp(millis);
        timestamp.setNanos(nanos);
        return timestamp;
    }
}
