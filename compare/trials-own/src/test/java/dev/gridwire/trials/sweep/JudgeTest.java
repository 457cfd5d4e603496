// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Codecs that lie are found out. */
class JudgeTest {

    private static final Pair ORIGINAL = new Pair(new Date(1), "a");

    @Test
    void honestCopyIsEqualAndItsBytesAreCounted() {
        ClassVerdict verdict = judge(new JavaCodec(), ORIGINAL);
        assertThat(verdict.outcome()).isEqualTo(SweepOutcome.EQUAL);
        assertThat(verdict.instances()).isEqualTo(1);
        assertThat(verdict.gridwireBytes()).isPositive().isEqualTo(verdict.javaBytes());
    }

    @Test
    void copyThatLostAValueIsDifferent() {
        assertDifferent(() -> new Pair(new Date(1), null), "VALUE differs at JudgeTest$Pair.text");
        assertDifferent(() -> new Pair(new Date(2), "a"), "VALUE differs at JudgeTest$Pair.date");
        assertDifferent(() -> new Pair(new java.sql.Timestamp(1), "a"), "TYPE differs at JudgeTest$Pair.date");
        assertDifferent(() -> null, "VALUE differs at JudgeTest$Pair");
    }

    @Test
    void copyThatIsTheOriginalItselfIsDifferent() {
        assertDifferent(() -> ORIGINAL, "the copy is the original itself");
    }

    @Test
    void lostSharingIsDifferent() {
        Date date = new Date(1);
        ClassVerdict verdict = judge(
                codec(() -> new ArrayList<>(List.of(new Date(1), new Date(1)))), new ArrayList<>(List.of(date, date)));
        assertThat(verdict.outcome()).isEqualTo(SweepOutcome.DIFFERENT);
        assertThat(verdict.detail()).startsWith("IDENTITY differs at ArrayList[1]");
    }

    @Test
    void copyThatIsAsTheOriginalIsEqualThoughJavaDropsATransientField() {
        Cached original = new Cached(1, 2);
        assertThat(judge(codec(() -> new Cached(1, 2)), original).outcome()).isEqualTo(SweepOutcome.EQUAL);
        assertThat(judge(codec(() -> new Cached(1, 0)), original).outcome()).isEqualTo(SweepOutcome.EQUAL);
        assertThat(judge(codec(() -> new Cached(2, 2)), original).outcome()).isEqualTo(SweepOutcome.DIFFERENT);
    }

    @Test
    void fieldOfASuperclassThatIsNotSerializableMayBeKept() {
        assertThat(judge(codec(() -> new Below(1, new Date(5), "other")), new Below(1, new Date(5), "a")).outcome())
                .isEqualTo(SweepOutcome.DIFFERENT);
        assertThat(judge(codec(() -> new Below(2, new Date(5), "a")), new Below(2, new Date(5), "a")).outcome())
                .isEqualTo(SweepOutcome.EQUAL);
        Below lost = new Below(3, new Date(5), null);
        Below original = new Below(3, new Date(5), null);
        lost.date = new Date(6);
        assertThat(judge(codec(() -> lost), original).outcome()).isEqualTo(SweepOutcome.KEPT);
    }

    @Test
    void whatAHookRestoresInATransientFieldCounts() {
        assertThat(judge(codec(() -> new Restored(0)), new Restored(5)).outcome()).isEqualTo(SweepOutcome.DIFFERENT);
        assertThat(judge(codec(() -> new Restored(5)), new Restored(5)).outcome()).isEqualTo(SweepOutcome.EQUAL);
    }

    @Test
    void refusalIsGroupedByItsRuleWithItsRemedy() {
        ClassVerdict own = judge(codec(() -> {
            throw new MismatchedShapeException("Classes with hooks are not supported: class=" + Pair.class.getName()
                    + "; store an object without them");
        }), ORIGINAL);
        assertThat(own.outcome()).isEqualTo(SweepOutcome.REFUSED);
        assertThat(own.reason()).isEqualTo("Classes with hooks are not supported; store an object without them");
        ClassVerdict held = judge(codec(() -> {
            throw new RejectedTypeException("The class is not supported: class=java.util.Vector, in Pair.a; use another");
        }), ORIGINAL);
        assertThat(held.reason()).isEqualTo("The class is not supported (java.util.Vector); use another");
    }

    @Test
    void anyOtherExceptionIsAFailure() {
        ClassVerdict writing = judge(codec(() -> {
            throw new IllegalStateException("broken");
        }), ORIGINAL);
        assertThat(writing.outcome()).isEqualTo(SweepOutcome.FAILED);
        assertThat(writing.reason()).isEqualTo("writing: java.lang.IllegalStateException");
        assertThat(writing.detail()).startsWith("broken at dev.gridwire.trials.sweep.JudgeTest");
    }

    @Test
    void payloadThatItsWriterRefusesToReadIsAFailure() {
        ClassVerdict verdict = judge(new Lying(() -> {
            throw new MismatchedShapeException("no");
        }, () -> {}), ORIGINAL);
        assertThat(verdict.outcome()).isEqualTo(SweepOutcome.FAILED);
        assertThat(verdict.reason()).contains("what was written cannot be read");
    }

    @Test
    void bytesThatChangeWithUseAreAFailure() {
        AtomicInteger uses = new AtomicInteger();
        ObjectCodec changing = new ObjectCodec() {
            private final JavaCodec java = new JavaCodec();

            @Override
            public byte[] write(Object value) {
                byte[] bytes = java.write(value);
                return uses.incrementAndGet() < 200 ? bytes : java.write(List.of(bytes));
            }

            @Override
            public Object read(byte[] bytes) {
                return java.read(bytes);
            }
        };
        assertThat(judge(changing, ORIGINAL).reason()).isEqualTo("generated code writes other bytes");
    }

    @Test
    void whatJavaCannotCopyIsNoMeasureButIsCounted() {
        Holder holder = new Holder(new Object());
        ClassVerdict beyond = judge(codec(() -> new Holder(new Object())), holder);
        assertThat(beyond.outcome()).isEqualTo(SweepOutcome.BEYOND_JAVA);
        assertThat(beyond.detail()).contains(NotSerializableException.class.getName());
        ClassVerdict fails = judge(codec(() -> new Holder(null)), holder);
        assertThat(fails.outcome()).isEqualTo(SweepOutcome.ORACLE_FAILS);
    }

    @Test
    void copiesThatJavaMakesDifferentEachTimeAreNoMeasure() {
        ClassVerdict verdict = judge(codec(() -> new Counting(0)), new Counting(0));
        assertThat(verdict.outcome()).isEqualTo(SweepOutcome.ORACLE_FAILS);
        assertThat(verdict.reason()).startsWith("two copies by Java serialization differ");
    }

    @Test
    void otherBitsOfNanAreNamedAndAreNoOtherValue() {
        double odd = Double.longBitsToDouble(0x7ff8_0000_0000_0001L);
        Numbers original = new Numbers(1, odd, new double[] {odd}, 3);
        Numbers neither = new Numbers(1, odd, new double[] {Double.NaN}, 3);
        assertThat(judge(codec(() -> neither), original).outcome()).isEqualTo(SweepOutcome.NAN_BITS);
        assertThat(judge(codec(() -> neither), original).reason()).isEqualTo("bits of NaN differ");
        Numbers wrong = new Numbers(2, odd, new double[] {Double.NaN}, 3);
        assertThat(judge(codec(() -> wrong), original).outcome()).isEqualTo(SweepOutcome.DIFFERENT);
    }

    @Test
    void slowHookIsNoFailureButASlowCodecIsGoneOnWith() {
        long patience = TimeUnit.MILLISECONDS.toNanos(20);
        ClassVerdict slow = judgePatiently(new JavaCodec(), patience, new Slow(5));
        assertThat(slow.outcome()).isEqualTo(SweepOutcome.SLOW);
        assertThat(slow.detail()).startsWith("milliseconds a copy: by Gridwire ");
        ObjectCodec late = new Lying(() -> new Slow(0), () -> LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10)));
        assertThat(judgePatiently(late, patience, new Slow(0)).outcome()).isEqualTo(SweepOutcome.EQUAL);
    }

    @Test
    void whatAClassTakesFromTheClockIsNoDifference() {
        Timed original = new Timed();
        assertThat(judge(codec(() -> {
            Timed copy = new Timed();
            copy.read = System.currentTimeMillis() + 5;
            return copy;
        }), original).outcome()).isEqualTo(SweepOutcome.EQUAL);
    }

    @Test
    void gravestOfSeveralInstancesCounts() {
        ObjectCodec onlyFirst = new Lying(() -> new Pair(new Date(1), "a"), () -> {});
        ClassVerdict verdict = judge(onlyFirst, ORIGINAL, new Pair(new Date(1), "b"));
        assertThat(verdict.outcome()).isEqualTo(SweepOutcome.DIFFERENT);
        assertThat(verdict.instances()).isEqualTo(2);
    }

    @Test
    void classWithoutInstancesIsNotJudged() {
        assertThat(new Judge(new JavaCopies(JudgeTest.class.getClassLoader()), new JavaCodec())
                .judge(Pair.class, Collections.emptyList(), () -> {}).outcome()).isEqualTo(SweepOutcome.NO_INSTANCE);
    }

    private static void assertDifferent(Supplier<Object> copy, String detail) {
        ClassVerdict verdict = judge(codec(copy), ORIGINAL);
        assertThat(verdict.outcome()).isEqualTo(SweepOutcome.DIFFERENT);
        assertThat(verdict.detail()).contains(detail);
    }

    private static ClassVerdict judge(ObjectCodec codec, Object... instances) {
        return judgePatiently(codec, Long.MAX_VALUE, instances);
    }

    private static ClassVerdict judgePatiently(ObjectCodec codec, long patienceNanos, Object... instances) {
        return new Judge(new JavaCopies(JudgeTest.class.getClassLoader()), codec, patienceNanos)
                .judge(instances[0].getClass(), List.of(instances), () -> {});
    }

    /** Writes what the supplier throws, or reads what it gives. */
    private static ObjectCodec codec(Supplier<Object> copy) {
        return new Lying(copy, copy::get);
    }

    private record Lying(Supplier<Object> copy, Runnable whenWriting) implements ObjectCodec {
        @Override
        public byte[] write(Object value) {
            whenWriting.run();
            return new byte[1];
        }

        @Override
        public Object read(byte[] bytes) {
            return copy.get();
        }
    }

    private record Pair(Date date, String text) implements Serializable {}

    @SuppressWarnings("serial")
    private static final class Cached implements Serializable {
        private final int value;
        private final transient int cache;

        Cached(int value, int cache) {
            this.value = value;
            this.cache = cache;
        }
    }

    /** The transient field is lost in Java's copy, so that a copy may be equal to neither. */
    @SuppressWarnings("serial")
    private static final class Numbers implements Serializable {
        private final int number;
        private final double value;
        private final double[] values;
        private final transient int cache;

        Numbers(int number, double value, double[] values, int cache) {
            this.number = number;
            this.value = value;
            this.values = values;
            this.cache = cache;
        }
    }

    @SuppressWarnings("serial")
    private static final class Slow implements Serializable {
        private final int millis;

        Slow(int millis) {
            this.millis = millis;
        }

        private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
            in.defaultReadObject();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
        }
    }

    /** Keeps the time at which it was read. */
    @SuppressWarnings("serial")
    private static final class Timed implements Serializable {
        private transient long read;

        private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
            in.defaultReadObject();
            read = System.currentTimeMillis() / 10;
        }
    }

    @SuppressWarnings("serial")
    private static final class Restored implements Serializable {
        private transient int value;

        Restored(int value) {
            this.value = value;
        }

        private void writeObject(ObjectOutputStream out) throws java.io.IOException {
            out.writeInt(value);
        }

        private void readObject(java.io.ObjectInputStream in) throws java.io.IOException {
            value = in.readInt();
        }
    }

    @SuppressWarnings("serial")
    private static final class Counting implements Serializable {
        private static int copies;
        private int number;

        Counting(int number) {
            this.number = number;
        }

        private Object readResolve() {
            number = ++copies;
            return this;
        }
    }

    static class Above {
        @Nullable Date date;
        int number;
    }

    @SuppressWarnings("serial")
    private static final class Below extends Above implements Serializable {
        private final @Nullable String text;

        Below(int number, Date date, @Nullable String text) {
            this.number = number;
            this.date = date;
            this.text = text;
        }
    }

    private record Holder(Object content) implements Serializable {}
}
