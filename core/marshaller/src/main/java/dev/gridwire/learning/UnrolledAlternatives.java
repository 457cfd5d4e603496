// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Alternatives whose first four have separate components, which the compiler treats as constants. */
record UnrolledAlternatives(
        @Nullable FusedValue first,
        @Nullable FusedValue second,
        @Nullable FusedValue third,
        @Nullable FusedValue fourth,
        List<FusedValue> others)
        implements Alternatives {

    /** Copies the list. */
    UnrolledAlternatives {
        others = List.copyOf(others);
    }

    static UnrolledAlternatives of(List<FusedValue> values) {
        return new UnrolledAlternatives(at(values, 0), at(values, 1), at(values, 2), at(values, 3),
                values.subList(Math.min(4, values.size()), values.size()));
    }

    private static @Nullable FusedValue at(List<FusedValue> values, int index) {
        return index < values.size() ? values.get(index) : null;
    }

    @Override
    public @Nullable FusedValue only() {
        return first != null && second == null && !ReplacedType.isOf(first) ? first : null;
    }

    @Override
    public @Nullable FusedValue alike() {
        boolean isAlike = isLikeFirst(second) && isLikeFirst(third) && isLikeFirst(fourth);
        for (FusedValue each : others) {
            isAlike &= isLikeFirst(each);
        }
        return isAlike ? first : null;
    }

    private boolean isLikeFirst(@Nullable FusedValue other) {
        return other == null || first != null && other.type() == first.type();
    }

    @Override
    public int writeNamed(FusedWriter writer, byte[] bytes, int at, Object value) {
        Class<?> type = value.getClass();
        if (first != null && type == first.javaClass()) {
            return writeNamed(first, writer, bytes, at, value);
        }
        if (second != null && type == second.javaClass()) {
            return writeNamed(second, writer, bytes, at, value);
        }
        if (third != null && type == third.javaClass()) {
            return writeNamed(third, writer, bytes, at, value);
        }
        if (fourth != null && type == fourth.javaClass()) {
            return writeNamed(fourth, writer, bytes, at, value);
        }
        return writeNamed(other(type), writer, bytes, at, value);
    }

    private static int writeNamed(FusedValue type, FusedWriter writer, byte[] bytes, int at, Object value) {
        return type.write(writer, bytes, type.type().write(writer, bytes, at), value);
    }

    private FusedValue other(Class<?> type) {
        for (FusedValue each : others) {
            if (each.javaClass() == type) {
                return each;
            }
        }
        throw GuardFailed.instance();
    }

    @Override
    public FusedValue of(Class<?> type) {
        if (first != null && type == first.javaClass()) {
            return first;
        }
        if (second != null && type == second.javaClass()) {
            return second;
        }
        if (third != null && type == third.javaClass()) {
            return third;
        }
        return fourth != null && type == fourth.javaClass() ? fourth : other(type);
    }

    @Override
    public int write(FusedValue known, FusedWriter writer, byte[] bytes, int at, Object value) {
        if (first != null && known == first) {
            return first.write(writer, bytes, at, value);
        }
        return second != null && known == second
                ? second.write(writer, bytes, at, value)
                : known.write(writer, bytes, at, value);
    }

    @Override
    public int writeElements(
            FusedValue known, FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare) {
        return first != null && known == first
                ? first.writeElements(writer, bytes, at, elements, count, isBare)
                : known.writeElements(writer, bytes, at, elements, count, isBare);
    }

    @Override
    public Object readNamed(FusedReader reader, long tag) {
        if (first != null && first.type().matches(reader, tag)) {
            return first.read(reader);
        }
        if (second != null && second.type().matches(reader, tag)) {
            return second.read(reader);
        }
        return named(reader, tag).read(reader);
    }

    @Override
    public Object read(FusedValue known, FusedReader reader) {
        return first != null && known == first ? first.read(reader) : known.read(reader);
    }

    @Override
    public FusedValue named(FusedReader reader, long tag) {
        if (first != null && first.type().matches(reader, tag)) {
            return first;
        }
        if (second != null && second.type().matches(reader, tag)) {
            return second;
        }
        if (third != null && third.type().matches(reader, tag)) {
            return third;
        }
        if (fourth != null && fourth.type().matches(reader, tag)) {
            return fourth;
        }
        for (FusedValue each : others) {
            if (each.type().matches(reader, tag)) {
                return each;
            }
        }
        throw GuardFailed.instance();
    }
}
