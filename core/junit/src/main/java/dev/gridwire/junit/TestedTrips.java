// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.proof.compare.GraphDifference;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Marshals values of one class and reads them elsewhere: at first use, and again when the marshallers have met so many of them
 * that generated code serves.
 */
final class TestedTrips {

    /**
     * A marshaller generates code after 64 graphs of a class, and again after some that this code did not expect. The rest are
     * served by code.
     */
    private static final int PAYLOADS_UNTIL_CODE = 300;

    private static final Pattern REFUSED = Pattern.compile("class=([^\\s;,]+)");

    private final TestedValues values;
    private final FieldScope scope;
    private final Supplier<Marshaller> fresh;
    private final Marshaller writer;
    private final Marshaller reader;

    TestedTrips(TestedValues values, FieldScope scope, Supplier<Marshaller> fresh) {
        this.values = values;
        this.scope = scope;
        this.fresh = fresh;
        this.writer = fresh.get();
        this.reader = fresh.get();
    }

    void run() {
        int payloads = 0;
        for (; payloads < PAYLOADS_UNTIL_CODE; payloads += values.values().size()) {
            tripAll(payloads == 0 ? "at first use" : "after " + payloads + " uses", reader);
        }
        tripAll("written after " + payloads + " uses, and read at first use", fresh.get());
    }

    private void tripAll(String when, Marshaller target) {
        for (int i = 0; i < values.values().size(); i++) {
            trip(i, when, target);
        }
    }

    private void trip(int index, String when, Marshaller target) {
        Object value = values.values().get(index);
        byte[] bytes;
        try {
            bytes = writer.marshal(value);
        } catch (RuntimeException e) {
            throw failure(index, when, "cannot be written:" + words(e) + hint(e, value), "", e);
        }
        Object copy;
        try {
            copy = target.unmarshal(bytes);
        } catch (RuntimeException e) {
            throw failure(index, when, "was written, and cannot be read:" + words(e), "", e);
        }
        Optional<GraphDifference> found = ExactComparison.gravest(value, copy, scope);
        if (found.isPresent()) {
            GraphDifference difference = found.get();
            throw failure(index, when, "came back different:\n  at " + difference.path() + ": " + difference.detail(),
                    "\n  " + Remedy.of(difference, value, copy), null);
        }
    }

    /** Gridwire's own messages name the place and the remedy. Others come from code of the class. */
    private static String words(RuntimeException thrown) {
        if (!(thrown instanceof GridwireException)) {
            return "\n  Code of the class throws " + thrown;
        }
        return "\n  " + thrown.getMessage() + (thrown.getCause() == null ? "" : "\n  The cause is " + thrown.getCause());
    }

    private String hint(RuntimeException refusal, Object value) {
        Matcher name = REFUSED.matcher(String.valueOf(refusal.getMessage()));
        return refusal instanceof RejectedTypeException && name.find()
                ? UnknownMainClass.hint(writer, value.getClass(), List.of(name.group(1))).replace("\n", "\n  ") : "";
    }

    private AssertionError failure(int index, String when, String what, String remedy, @Nullable Throwable cause) {
        String repetition = values.repetition().apply(index);
        return new AssertionError(values.typeName() + ", " + values.label().apply(index) + ", " + when + ", " + what + remedy
                + (repetition.isEmpty() ? "" : "\n  " + repetition), cause);
    }
}
