// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.proof.compare.SerialHooks;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Copies instances in both ways and compares the copies. */
final class Judge {

    /** More uses than it takes until a class's code is generated. */
    private static final int USES = 220;
    private static final int MOST_BYTES_REPEATED = 1 << 16;

    /** How long all uses of an instance may take before it is measured who takes the time. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);
    /** A copy by Gridwire that takes more than so many times Java's time is not slow because of the class's own code. */
    static final int MOST_TIMES_JAVA = 10;

    private static final Pattern CLASS = Pattern.compile("class=([^,;\\s]+)");
    private static final String REMEDY = "; ";

    private final JavaCopies oracle;
    private final ObjectCodec gridwire;
    private final long patienceNanos;

    Judge(JavaCopies oracle, ObjectCodec gridwire) {
        this(oracle, gridwire, PATIENCE_NANOS);
    }

    Judge(JavaCopies oracle, ObjectCodec gridwire, long patienceNanos) {
        this.oracle = oracle;
        this.gridwire = gridwire;
        this.patienceNanos = patienceNanos;
    }

    /**
     * Judges a class by its instances; the worst outcome counts.
     *
     * @param beforeGridwire called once, before the part that belongs to Gridwire
     */
    ClassVerdict judge(Class<?> type, List<Object> instances, Runnable beforeGridwire) {
        List<JavaCopies.Copies> copies = instances.stream().map(oracle::copy).toList();
        beforeGridwire.run();
        ClassVerdict gravest = null;
        long javaBytes = 0;
        long gridwireBytes = 0;
        for (JavaCopies.Copies each : copies) {
            ClassVerdict verdict = judge(type.getName(), each);
            if (gravest == null || verdict.outcome().compareTo(gravest.outcome()) < 0) {
                gravest = verdict;
            }
            if (verdict.outcome() == SweepOutcome.EQUAL) {
                javaBytes += verdict.javaBytes();
                gridwireBytes += verdict.gridwireBytes();
            }
        }
        return gravest == null
                ? ClassVerdict.of(type.getName(), SweepOutcome.NO_INSTANCE, "no way to make one was found", "")
                : new ClassVerdict(type.getName(), gravest.outcome(), gravest.reason(), gravest.detail(), instances.size(),
                        javaBytes, gridwireBytes);
    }

    private ClassVerdict judge(String name, JavaCopies.Copies java) {
        if (java.isGood()) {
            return compared(name, java);
        }
        return isKept(java.original()) && !java.isCopied()
                ? new ClassVerdict(name, SweepOutcome.BEYOND_JAVA, "", java.failure(), 1, 0, 0)
                : ClassVerdict.of(name, SweepOutcome.ORACLE_FAILS, java.failure(), "");
    }

    /** Whether Gridwire preserves an instance that Java cannot copy. */
    private boolean isKept(Object original) {
        try {
            Object copy = gridwire.read(gridwire.write(original));
            return ExactComparison.compare(original, copy, FieldScope.SERIAL).isEmpty();
        } catch (Throwable e) {
            return false;
        }
    }

    private ClassVerdict compared(String name, JavaCopies.Copies java) {
        byte[] bytes;
        try {
            bytes = gridwire.write(java.original());
        } catch (RejectedTypeException | MismatchedShapeException e) {
            return ClassVerdict.of(name, SweepOutcome.REFUSED, reason(e, name), String.valueOf(e.getMessage()));
        } catch (Throwable e) {
            return failed(name, "writing", e);
        }
        try {
            ClassVerdict verdict = verdict(name, java, gridwire.read(bytes), bytes);
            return verdict.outcome() == SweepOutcome.EQUAL ? repeated(name, java, bytes) : verdict;
        } catch (Throwable e) {
            return failed(name, "reading", e);
        }
    }

    /** Copies repeatedly until generated code has replaced the interpreter: bytes and copy must stay the same. */
    private ClassVerdict repeated(String name, JavaCopies.Copies java, byte[] bytes) {
        long begin = System.nanoTime();
        boolean isPatient = true;
        for (int i = 1; i <= USES && bytes.length < MOST_BYTES_REPEATED; i++) {
            gridwire.read(gridwire.write(java.original()));
            long nanos = System.nanoTime() - begin;
            if (isPatient && nanos > patienceNanos) {
                isPatient = false;
                long javaNanos = oracle.copy(java.original()).nanos();
                if (nanos / i <= MOST_TIMES_JAVA * javaNanos) {
                    return slow(name, nanos / i, javaNanos);
                }
            }
        }
        byte[] generated = gridwire.write(java.original());
        if (!Arrays.equals(bytes, generated) && !isOfHashOrder(bytes, generated)) {
            return ClassVerdict.of(name, SweepOutcome.FAILED, "generated code writes other bytes", "length " + bytes.length + ", "
                    + generated.length);
        }
        return verdict(name, java, gridwire.read(generated), bytes);
    }

    private static ClassVerdict slow(String name, long nanos, long javaNanos) {
        return ClassVerdict.of(name, SweepOutcome.SLOW, "its own code takes too long for more than a few copies",
                "milliseconds a copy: by Gridwire " + TimeUnit.NANOSECONDS.toMillis(nanos) + ", by Java serialization "
                        + TimeUnit.NANOSECONDS.toMillis(javaNanos));
    }

    private ClassVerdict verdict(String name, JavaCopies.Copies java, @Nullable Object copy, byte[] bytes) {
        Optional<GraphDifference> difference = difference(java, copy);
        if (difference.isEmpty()) {
            return new ClassVerdict(name, SweepOutcome.EQUAL, "", "", 1, java.byteCount(), bytes.length);
        }
        JavaCopies.Copies later = oracle.later(java);
        if (!later.isGood()) {
            return ClassVerdict.of(name, SweepOutcome.ORACLE_FAILS, later.failure(), "");
        }
        Optional<GraphDifference> lasting = difference(later, copy);
        return lasting.isEmpty()
                ? new ClassVerdict(name, SweepOutcome.EQUAL, "", "", 1, java.byteCount(), bytes.length)
                : different(name, later, copy, lasting.get());
    }

    /** Finds a difference. The copy may equal the original or Java's copy. */
    private static Optional<GraphDifference> difference(JavaCopies.Copies java, @Nullable Object copy) {
        Optional<GraphDifference> toJava = ExactComparison.compare(java.first(), copy, java.scope());
        boolean same = copy == java.original() && java.first() != copy && ExactComparison.hasIdentity(java.original());
        if (copy == null || toJava.isEmpty() && !same) {
            return toJava;
        }
        boolean isPlain = !SerialHooks.areIn(copy.getClass());
        FieldScope scope = isPlain ? FieldScope.SERIAL : FieldScope.ALL;
        return !same && ExactComparison.compare(java.original(), copy, scope).isEmpty()
                ? Optional.empty()
                : Optional.of(toJava.orElseGet(
                        () -> new GraphDifference(GraphDifference.Kind.IDENTITY, "root", "the copy is the original itself", "")));
    }

    private static ClassVerdict different(
            String name, JavaCopies.Copies java, @Nullable Object copy, GraphDifference difference) {
        FieldScope scope = java.scope() == FieldScope.ALL
                ? FieldScope.SERIALIZABLE_LEVELS
                : FieldScope.SERIAL_OF_SERIALIZABLE_LEVELS;
        if (differsInNanBitsAlone(java, copy)) {
            return ClassVerdict.of(name, SweepOutcome.NAN_BITS, "bits of NaN differ", difference.toString());
        }
        boolean isMore = copy != java.original() && ExactComparison.compare(java.first(), copy, scope).isEmpty();
        return isMore
                ? ClassVerdict.of(name, SweepOutcome.KEPT, "keeps what Java loses", difference.toString())
                : ClassVerdict.of(name, SweepOutcome.DIFFERENT, difference.kind() + " differs", difference.toString());
    }

    private static boolean differsInNanBitsAlone(JavaCopies.Copies java, @Nullable Object copy) {
        return copy != java.original()
                && (ExactComparison.compareButNanBits(java.first(), copy, java.scope()).isEmpty()
                        || ExactComparison.compareButNanBits(java.original(), copy, java.scope()).isEmpty());
    }

    private static ClassVerdict failed(String name, String when, Throwable thrown) {
        String where = thrown.getStackTrace().length == 0 ? "" : " at " + thrown.getStackTrace()[0];
        String kind = thrown instanceof GridwireException ? "what was written cannot be read: " : "";
        return ClassVerdict.of(name, SweepOutcome.FAILED, when + ": " + kind + thrown.getClass().getName(),
                thrown.getMessage() + where);
    }

    /** Returns the rule, the class that broke it if it is another one, and the remedy. */
    private static String reason(RuntimeException refusal, String className) {
        String message = String.valueOf(refusal.getMessage());
        String rule = message.contains(": ") ? message.substring(0, message.indexOf(": ")) : message;
        Matcher matcher = CLASS.matcher(message);
        String culprit = matcher.find() ? matcher.group(1) : className;
        String remedy = message.contains(REMEDY) ? message.substring(message.lastIndexOf(REMEDY) + REMEDY.length()) : "";
        String blame = culprit.equals(className) ? "" : " (" + shared(culprit) + ')';
        return rule + blame + (remedy.isEmpty() ? "" : REMEDY + remedy.replace(className, "CLASS"));
    }

    /** Names classes of the JDK but not the library's own: there may be hundreds of these. */
    private static String shared(String culprit) {
        return culprit.startsWith("java.") || culprit.startsWith("javax.") || culprit.startsWith("sun.")
                ? culprit
                : "a class that it holds";
    }

    /** Whether the same bytes appear in another order, as hash containers may write their elements. */
    private static boolean isOfHashOrder(byte[] one, byte[] other) {
        byte[] left = one.clone();
        byte[] right = other.clone();
        Arrays.sort(left);
        Arrays.sort(right);
        return Arrays.equals(left, right);
    }
}
