// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.io.File;
import java.util.BitSet;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes and reads JDK objects that have an identity and refer to no others. */
public final class MutableCodec extends LeafCodec {

    /** Separates the names of a path, whatever the system's own separator is. */
    private static final char SEPARATOR = '/';

    private final JdkType jdkType;

    MutableCodec(Class<?> type, TypeName name, JdkType jdkType, @Nullable Forms forms) {
        super(type, name, Identity.KEPT, forms);
        this.jdkType = jdkType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        switch (jdkType) {
            case ATOMIC_INTEGER -> out.writeInt(((AtomicInteger) value).get());
            case ATOMIC_LONG -> out.writeLong(((AtomicLong) value).get());
            case ATOMIC_BOOLEAN -> out.writeBoolean(((AtomicBoolean) value).get());
            case STRING_BUILDER, STRING_BUFFER -> WireStrings.write(out, value.toString());
            case BIT_SET -> WireArrays.write(out, ((BitSet) value).toByteArray());
            case PATTERN -> PatternText.write(out, (Pattern) value);
            case FILE -> WireStrings.write(out, ((File) value).getPath().replace(File.separatorChar, SEPARATOR));
            case TIME_ZONE -> writeZone(out, (TimeZone) value);
            case SIMPLE_TIME_ZONE -> writeSimpleZone(out, (SimpleTimeZone) value);
            case CALENDAR -> writeCalendar(out, (GregorianCalendar) ((GregorianCalendar) value).clone());
            default -> writeAtomicArray(out, value);
        }
    }

    private static void writeZone(WireOutput out, TimeZone zone) {
        if (!TimeZone.getTimeZone(zone.getID()).equals(zone)) {
            throw Refusal.unsupported("Time zones that differ from the JDK's of their id are", zone.getClass(), "store the id");
        }
        WireStrings.write(out, zone.getID());
    }

    private static void writeSimpleZone(WireOutput out, SimpleTimeZone zone) {
        WireStrings.write(out, zone.getID());
        out.writeInt(zone.getRawOffset());
    }

    /** Writes a clone, because asking a calendar for its time completes its fields. */
    private static void writeCalendar(WireOutput out, GregorianCalendar calendar) {
        TimeZone zone = calendar.getTimeZone();
        if (JdkType.ofClassName(zone.getClass().getName()) != JdkType.TIME_ZONE) {
            throw Refusal.unsupported("Calendars in time zones of this class are", zone.getClass(), "use one of the JDK's zones");
        }
        writeZone(out, zone);
        out.writeBoolean(calendar.isLenient());
        out.writeByte(calendar.getFirstDayOfWeek());
        out.writeByte(calendar.getMinimalDaysInFirstWeek());
        out.writeLong(calendar.getGregorianChange().getTime());
        out.writeLong(calendar.getTimeInMillis());
    }

    private static void writeAtomicArray(WireOutput out, Object value) {
        if (value instanceof AtomicIntegerArray array) {
            int[] elements = new int[array.length()];
            for (int i = 0; i < elements.length; i++) {
                elements[i] = array.get(i);
            }
            WireArrays.write(out, elements);
        } else {
            AtomicLongArray array = (AtomicLongArray) value;
            long[] elements = new long[array.length()];
            for (int i = 0; i < elements.length; i++) {
                elements[i] = array.get(i);
            }
            WireArrays.write(out, elements);
        }
    }

    @Override
    public Object read(WireInput in) {
        return switch (jdkType) {
            case ATOMIC_INTEGER -> new AtomicInteger(in.readInt());
            case ATOMIC_LONG -> new AtomicLong(in.readLong());
            case ATOMIC_BOOLEAN -> new AtomicBoolean(in.readBoolean());
            case STRING_BUILDER -> new StringBuilder(text(in));
            case STRING_BUFFER -> new StringBuffer(text(in));
            // The JDK refuses null in these three; only altered bytes contain it.
            case BIT_SET -> BitSet.valueOf(WireArrays.readBytes(in));
            case ATOMIC_INTEGER_ARRAY -> new AtomicIntegerArray(WireArrays.readInts(in));
            case ATOMIC_LONG_ARRAY -> new AtomicLongArray(WireArrays.readLongs(in));
            case PATTERN -> PatternText.read(in);
            case FILE -> new File(text(in));
            case TIME_ZONE -> readZone(in);
            case SIMPLE_TIME_ZONE -> readSimpleZone(in);
            default -> readCalendar(in);
        };
    }

    private static TimeZone readZone(WireInput in) {
        String id = text(in);
        TimeZone zone = TimeZone.getTimeZone(id);
        if (!zone.getID().equals(id)) {
            throw in.malformed("there is no such time zone");
        }
        return zone;
    }

    private static SimpleTimeZone readSimpleZone(WireInput in) {
        String id = text(in);
        return new SimpleTimeZone(in.readInt(), id);
    }

    private static GregorianCalendar readCalendar(WireInput in) {
        GregorianCalendar calendar = new GregorianCalendar(readZone(in));
        calendar.setLenient(in.readBoolean());
        calendar.setFirstDayOfWeek(in.readByte());
        calendar.setMinimalDaysInFirstWeek(in.readByte());
        calendar.setGregorianChange(new Date(in.readLong()));
        calendar.setTimeInMillis(in.readLong());
        return calendar;
    }

    private static String text(WireInput in) {
        String text = WireStrings.read(in);
        if (text == null) {
            throw in.malformed("a text is null");
        }
        return text;
    }
}
