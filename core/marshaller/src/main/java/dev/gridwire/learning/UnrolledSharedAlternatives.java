// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.wire.Tags;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Alternatives in graphs that share objects. The first six have separate components, which the compiler treats as constants. */
record UnrolledSharedAlternatives(
        @Nullable SharedValue first,
        @Nullable SharedValue second,
        @Nullable SharedValue third,
        @Nullable SharedValue fourth,
        @Nullable SharedValue fifth,
        @Nullable SharedValue sixth,
        List<SharedValue> others)
        implements SharedAlternatives {

    private static final int COMPONENTS = 6;

    /** Copies the list. */
    UnrolledSharedAlternatives {
        others = List.copyOf(others);
    }

    static UnrolledSharedAlternatives of(List<SharedValue> values) {
        return new UnrolledSharedAlternatives(
                at(values, 0), at(values, 1), at(values, 2), at(values, 3), at(values, 4), at(values, 5),
                values.subList(Math.min(COMPONENTS, values.size()), values.size()));
    }

    private static @Nullable SharedValue at(List<SharedValue> values, int index) {
        return index < values.size() ? values.get(index) : null;
    }

    @Override
    public @Nullable FusedValue only() {
        return first == null || second != null || ReplacedType.isOf(first.value()) ? null : first.value();
    }

    @Override
    public @Nullable FusedValue alike() {
        boolean isAlike = isLikeFirst(second) && isLikeFirst(third) && isLikeFirst(fourth) && isLikeFirst(fifth)
                && isLikeFirst(sixth);
        for (SharedValue each : others) {
            isAlike &= isLikeFirst(each);
        }
        return isAlike && first != null ? first.value() : null;
    }

    private boolean isLikeFirst(@Nullable SharedValue other) {
        return other == null || first != null && other.value().type() == first.value().type();
    }

    @Override
    public int writeNamed(FusedWriter writer, byte[] bytes, int at, Object value) {
        Class<?> type = value.getClass();
        if (first != null && type == first.javaClass()) {
            return first.writeNamed(writer, bytes, at, value);
        }
        if (second != null && type == second.javaClass()) {
            return second.writeNamed(writer, bytes, at, value);
        }
        if (third != null && type == third.javaClass()) {
            return third.writeNamed(writer, bytes, at, value);
        }
        if (fourth != null && type == fourth.javaClass()) {
            return fourth.writeNamed(writer, bytes, at, value);
        }
        if (fifth != null && type == fifth.javaClass()) {
            return fifth.writeNamed(writer, bytes, at, value);
        }
        if (sixth != null && type == sixth.javaClass()) {
            return sixth.writeNamed(writer, bytes, at, value);
        }
        return other(type).writeNamed(writer, bytes, at, value);
    }

    private SharedValue other(Class<?> type) {
        for (SharedValue each : others) {
            if (each.javaClass() == type) {
                return each;
            }
        }
        throw GuardFailed.instance();
    }

    private SharedValue find(Class<?> type) {
        if (first != null && type == first.javaClass()) {
            return first;
        }
        if (second != null && type == second.javaClass()) {
            return second;
        }
        if (third != null && type == third.javaClass()) {
            return third;
        }
        if (fourth != null && type == fourth.javaClass()) {
            return fourth;
        }
        if (fifth != null && type == fifth.javaClass()) {
            return fifth;
        }
        return sixth != null && type == sixth.javaClass() ? sixth : other(type);
    }

    @Override
    public FusedValue of(Class<?> type) {
        return find(type).value();
    }

    @Override
    public int writeSame(FusedWriter writer, byte[] bytes, int at, Object value) {
        return first != null && value.getClass() == first.javaClass()
                ? first.writeSame(writer, bytes, at, value)
                : find(value.getClass()).writeSame(writer, bytes, at, value);
    }

    @Override
    public int write(FusedValue known, FusedWriter writer, byte[] bytes, int at, Object value) {
        return first != null && known == first.value()
                ? first.value().write(writer, bytes, at, value)
                : known.write(writer, bytes, at, value);
    }

    @Override
    public int writeElements(
            FusedValue known, FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare) {
        return first != null && known == first.value()
                ? first.value().writeElements(writer, bytes, at, elements, count, isBare)
                : known.writeElements(writer, bytes, at, elements, count, isBare);
    }

    @Override
    public Object readNamed(FusedReader reader, long tag) {
        if (tag == Tags.BACK) {
            return reader.back(reader.in().readShortVarint());
        }
        if (first != null && first.matches(reader, tag)) {
            return first.read(reader);
        }
        if (second != null && second.matches(reader, tag)) {
            return second.read(reader);
        }
        if (third != null && third.matches(reader, tag)) {
            return third.read(reader);
        }
        if (fourth != null && fourth.matches(reader, tag)) {
            return fourth.read(reader);
        }
        return readOther(reader, tag);
    }

    /** Separate, because the compiler inlines only short methods. */
    private Object readOther(FusedReader reader, long tag) {
        if (fifth != null && fifth.matches(reader, tag)) {
            return fifth.read(reader);
        }
        if (sixth != null && sixth.matches(reader, tag)) {
            return sixth.read(reader);
        }
        for (SharedValue each : others) {
            if (each.matches(reader, tag)) {
                return each.read(reader);
            }
        }
        throw GuardFailed.instance();
    }

    @Override
    public Object read(FusedValue known, FusedReader reader) {
        if (first != null && known == first.value()) {
            return first.read(reader);
        }
        return second != null && known == second.value() ? second.read(reader) : find(known.javaClass()).read(reader);
    }

    @Override
    public FusedValue named(FusedReader reader, long tag) {
        if (first != null && first.matches(reader, tag)) {
            return first.value();
        }
        if (second != null && second.matches(reader, tag)) {
            return second.value();
        }
        if (third != null && third.matches(reader, tag)) {
            return third.value();
        }
        if (fourth != null && fourth.matches(reader, tag)) {
            return fourth.value();
        }
        if (fifth != null && fifth.matches(reader, tag)) {
            return fifth.value();
        }
        if (sixth != null && sixth.matches(reader, tag)) {
            return sixth.value();
        }
        for (SharedValue each : others) {
            if (each.matches(reader, tag)) {
                return each.value();
            }
        }
        throw GuardFailed.instance();
    }
}
