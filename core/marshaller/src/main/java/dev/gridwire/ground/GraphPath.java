// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The place in the graph at which something failed. It is assembled while the failure unwinds, so success costs nothing. A
 * repeated step is printed once, with its count. A path that is still long is printed without its middle, since its ends tell
 * most.
 */
public final class GraphPath {

    private static final int MAX_LENGTH = 400;
    private static final int FEW = 4;

    /** The steps, from the failure outwards. */
    private final List<String> steps = new ArrayList<>();
    private boolean isWithinRoot;

    /** Notes that the failure was in this field or element of the surrounding object. */
    public void within(String step) {
        steps.add(step);
    }

    /** Notes the class at which the path begins; null if it is not known. */
    public void from(@Nullable Class<?> root) {
        isWithinRoot = root != null && !steps.isEmpty();
        String name = root == null ? "Object" : root.isHidden() ? "Lambda" : root.getTypeName();
        within(EscapedNames.of(SimpleName.of(name)));
    }

    /** Forgets the steps, before another graph. */
    public void clear() {
        steps.clear();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = steps.size() - 1; i >= 0;) {
            int end = i;
            while (end > 0 && steps.get(end - 1).equals(steps.get(i))) {
                end--;
            }
            int times = i - end + 1;
            text.append(times > FEW ? steps.get(i) + "×" + times : steps.get(i).repeat(times));
            i = end - 1;
        }
        int length = text.length();
        return length <= MAX_LENGTH ? text.toString()
                : text.substring(0, MAX_LENGTH / 2) + " … " + text.substring(length - MAX_LENGTH / 2);
    }

    /** Makes the exception for the marshaller's caller. */
    public GridwireException failure(Throwable thrown, String verb) {
        if (thrown instanceof MalformedBytesException malformed) {
            return located(malformed);
        }
        if (thrown instanceof GridwireException known) {
            return known;
        }
        if (thrown instanceof Refusal refusal) {
            return refused(refusal);
        }
        String rule = thrown instanceof StackOverflowError
                ? "The stack is too small for the object"
                : "A class failed while its object was " + verb + ": exception=" + thrown.getClass().getName();
        return caused(new MismatchedShapeException(rule + place()), thrown);
    }

    private GridwireException refused(Refusal refusal) {
        String message = refusal.rule() + place() + "; " + refusal.remedy();
        GridwireException failure = switch (refusal.reason()) {
            case TYPE -> new RejectedTypeException(message);
            case SHAPE -> new MismatchedShapeException(message);
            case BYTES -> located(new MalformedBytesException(refusal.rule(), refusal.offset()));
        };
        return caused(failure, refusal.getCause());
    }

    private MalformedBytesException located(MalformedBytesException malformed) {
        return isWithinRoot ? malformed.in(toString()) : malformed;
    }

    private static GridwireException caused(GridwireException failure, @Nullable Throwable cause) {
        failure.initCause(cause);
        return failure;
    }

    private String place() {
        return steps.isEmpty() ? "" : " at " + this;
    }
}
