// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.NamePolicy;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Carries a broken rule to the API, which turns it into one of the public exceptions, with the path. It has no stack trace: deep
 * inside a graph, a trace takes more memory than a small payload should cause.
 */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final String rule;
    private final String remedy;

    private final int offset;
    private @Nullable String refusedClass;
    private @Nullable Class<?> failedClass;

    private Refusal(Reason reason, String rule, String remedy, int offset, @Nullable Throwable cause) {
        super(rule, cause, false, false);
        this.reason = reason;
        this.rule = rule;
        this.remedy = remedy;
        this.offset = offset;
    }

    /** The public exception that a refusal becomes. */
    enum Reason {
        SHAPE,
        TYPE,
        BYTES
    }

    /**
     * Refuses classes or objects that do not fit.
     *
     * @param rule the broken rule, with names and values
     * @param remedy the user's next step
     */
    public static Refusal shape(String rule, String remedy) {
        return new Refusal(Reason.SHAPE, rule, remedy, 0, null);
    }

    /** As {@link #shape(String, String)}, with the exception that caused it. */
    public static Refusal shape(String rule, String remedy, Throwable cause) {
        return new Refusal(Reason.SHAPE, rule, remedy, 0, cause);
    }

    /** Refuses an object whose constructor failed. */
    public static Refusal constructor(String rule, String remedy, Throwable cause, Class<?> type) {
        Refusal refusal = shape(rule, remedy, cause);
        refusal.failedClass = type;
        return refusal;
    }

    /** Returns the class whose constructor failed; null if the reason is another. */
    public @Nullable Class<?> failedClass() {
        return failedClass;
    }

    /**
     * Refuses bytes.
     *
     * @param offset the offset of the faulty bytes
     */
    public static Refusal bytes(String rule, int offset, Throwable cause) {
        return new Refusal(Reason.BYTES, rule, "", offset, cause);
    }

    /** Refuses a class that the policy does not allow. */
    public static Refusal type(String className) {
        return new Refusal(Reason.TYPE, NamePolicy.rule(className), NamePolicy.remedy(className), 0, null);
    }

    /** Refuses a class for another rule. */
    public static Refusal type(String rule, String remedy) {
        return new Refusal(Reason.TYPE, rule, remedy, 0, null);
    }

    /** Refuses a class for the policy's rule that it breaks. */
    public static Refusal type(String className, NamePolicy policy) {
        Refusal refusal = type(policy.brokenRule(className), policy.nextStep(className));
        refusal.refusedClass = className;
        return refusal;
    }

    /** Returns the class that the policy refused; null if the reason is another. */
    public @Nullable String refusedClass() {
        return refusedClass;
    }

    /** Returns the same refusal with another next step for the user. */
    public Refusal with(String step) {
        return new Refusal(reason, rule, remedy + "; " + step, offset, getCause());
    }

    /**
     * Refuses a value that exceeds a limit.
     *
     * @param what the rule
     * @param name the name of the limit
     */
    public static Refusal limit(String what, String name, long value, long limit) {
        return shape(what + ": " + name + "=" + value + ", limit=" + limit, "raise " + setting(name) + " on both sides");
    }

    /** Returns the key that sets a limit: {@code limits.hash-nesting} for {@code hashNesting}. */
    public static String setting(String limit) {
        return "limits." + limit.replaceAll("[A-Z]", "-$0").toLowerCase(Locale.ROOT);
    }

    /** Refuses a value if it exceeds a limit. */
    public static void requireWithin(String what, String name, long value, long limit) {
        if (value > limit) {
            throw limit(what, name, value, limit);
        }
    }

    /** Refuses a class that Gridwire does not serialize yet. */
    public static Refusal unsupported(String what, Class<?> type, String remedy) {
        return shape(what + " not supported yet: class=" + EscapedNames.of(type.getName()), remedy);
    }

    Reason reason() {
        return reason;
    }

    /** Returns the broken rule, without its place and remedy. */
    public String rule() {
        return rule;
    }

    /** Returns the place in the bytes, if they are at fault. */
    int offset() {
        return offset;
    }

    /** Returns the user's next step. */
    public String remedy() {
        return remedy;
    }
}
