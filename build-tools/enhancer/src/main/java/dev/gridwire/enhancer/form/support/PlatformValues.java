// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.UUID;

/** The JDK's values, of exactly these classes. */
final class PlatformValues {

    private PlatformValues() {}

    static void writeDate(Output out, Date date) throws IOException {
        out.writeLong(date.getTime());
    }

    static Date readDate(Input in) throws IOException {
        return new Date(in.readLong());
    }

    static void writeUUID(Output out, UUID id) throws IOException {
        out.writeLong(id.getMostSignificantBits());
        out.writeLong(id.getLeastSignificantBits());
    }

    static UUID readUUID(Input in) throws IOException {
        return new UUID(in.readLong(), in.readLong());
    }

    static void writeBigInteger(Output out, BigInteger number) throws IOException {
        byte[] bytes = number.toByteArray();
        Counts.writeCount(out, bytes.length);
        out.write(bytes);
    }

    static BigInteger readBigInteger(Input in) throws IOException {
        int byteCount = Counts.readCount(in);
        if (byteCount == 0) {
            throw new InvalidObjectException("a number has at least one byte: bytes=0");
        }
        byte[] bytes = Pieces.gathered(in, byteCount);
        try {
            return new BigInteger(bytes);
        } catch (ArithmeticException e) {
            throw new InvalidObjectException("a number is too large: bytes=" + byteCount);
        }
    }

    static void writeBigDecimal(Output out, BigDecimal number) throws IOException {
        out.writeInt(number.scale());
        writeBigInteger(out, number.unscaledValue());
    }

    static BigDecimal readBigDecimal(Input in) throws IOException {
        int scale = in.readInt();
        return new BigDecimal(readBigInteger(in), scale);
    }

    static void writeDuration(Output out, Duration duration) throws IOException {
        out.writeLong(duration.getSeconds());
        out.writeInt(duration.getNano());
    }

    static Duration readDuration(Input in) throws IOException {
        long seconds = in.readLong();
        try {
            return Duration.ofSeconds(seconds, in.readInt());
        } catch (ArithmeticException e) {
            throw invalid(e);
        }
    }

    static void writeInstant(Output out, Instant instant) throws IOException {
        out.writeLong(instant.getEpochSecond());
        out.writeInt(instant.getNano());
    }

    static Instant readInstant(Input in) throws IOException {
        long seconds = in.readLong();
        try {
            return Instant.ofEpochSecond(seconds, in.readInt());
        } catch (DateTimeException | ArithmeticException e) {
            throw invalid(e);
        }
    }

    static void writeLocalDate(Output out, LocalDate date) throws IOException {
        out.writeLong(date.toEpochDay());
    }

    static LocalDate readLocalDate(Input in) throws IOException {
        try {
            return LocalDate.ofEpochDay(in.readLong());
        } catch (DateTimeException e) {
            throw invalid(e);
        }
    }

    static void writeLocalTime(Output out, LocalTime time) throws IOException {
        out.writeLong(time.toNanoOfDay());
    }

    static LocalTime readLocalTime(Input in) throws IOException {
        try {
            return LocalTime.ofNanoOfDay(in.readLong());
        } catch (DateTimeException e) {
            throw invalid(e);
        }
    }

    static void writeLocalDateTime(Output out, LocalDateTime time) throws IOException {
        writeLocalDate(out, time.toLocalDate());
        writeLocalTime(out, time.toLocalTime());
    }

    static LocalDateTime readLocalDateTime(Input in) throws IOException {
        LocalDate date = readLocalDate(in);
        return LocalDateTime.of(date, readLocalTime(in));
    }

    static void writeZoneOffset(Output out, ZoneOffset offset) throws IOException {
        out.writeInt(offset.getTotalSeconds());
    }

    static ZoneOffset readZoneOffset(Input in) throws IOException {
        try {
            return ZoneOffset.ofTotalSeconds(in.readInt());
        } catch (DateTimeException e) {
            throw invalid(e);
        }
    }

    static void writeOffsetDateTime(Output out, OffsetDateTime time) throws IOException {
        writeLocalDateTime(out, time.toLocalDateTime());
        writeZoneOffset(out, time.getOffset());
    }

    static OffsetDateTime readOffsetDateTime(Input in) throws IOException {
        LocalDateTime time = readLocalDateTime(in);
        return OffsetDateTime.of(time, readZoneOffset(in));
    }

    static IOException invalid(RuntimeException cause) {
        IOException failure = new InvalidObjectException("a time is out of its range: " + cause.getMessage());
        failure.initCause(cause);
        return failure;
    }
}
