// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.type.TypePolicy;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A broken rule on its way to the API, where it becomes one of the public exceptions, with the path. It has no stack trace of its
 * own: deep inside a graph one takes more memory than a small payload may cause.
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

    /** The exception that it becomes. */
    enum Reason {
        SHAPE,
        TYPE,
        BYTES
    }

    /**
     * Refuses classes or objects that do not fit.
     *
     * @param rule that is broken, with names and values
     * @param remedy the next step of the user
     */
    public static Refusal shape(String rule, String remedy) {
        return new Refusal(Reason.SHAPE, rule, remedy, 0, null);
    }

    /** As {@link #shape(String, String)}, with the exception behind it. */
    public static Refusal shape(String rule, String remedy, Throwable cause) {
        return new Refusal(Reason.SHAPE, rule, remedy, 0, cause);
    }

    /** Refuses an object whose constructor failed. */
    public static Refusal constructor(String rule, String remedy, Throwable cause, Class<?> type) {
        Refusal refusal = shape(rule, remedy, cause);
        refusal.failedClass = type;
        return refusal;
    }

    /** The class whose constructor failed; null if that is not the reason. */
    public @Nullable Class<?> failedClass() {
        return failedClass;
    }

    /**
     * Refuses bytes.
     *
     * @param offset at which they are at fault
     */
    public static Refusal bytes(String rule, int offset, Throwable cause) {
        return new Refusal(Reason.BYTES, rule, "", offset, cause);
    }

    /** Refuses a class that the policy does not let in. */
    public static Refusal type(String className) {
        return new Refusal(Reason.TYPE, TypePolicy.rule(className), TypePolicy.remedy(className), 0, null);
    }

    /** Refuses a class by another rule. */
    public static Refusal type(String rule, String remedy) {
        return new Refusal(Reason.TYPE, rule, remedy, 0, null);
    }

    /** Refuses a class by the rule of the policy that it breaks. */
    public static Refusal type(String className, TypePolicy policy) {
        Refusal refusal = type(policy.brokenRule(className), policy.nextStep(className));
        refusal.refusedClass = className;
        return refusal;
    }

    /** The class that the policy refused; null if that is not the reason. */
    public @Nullable String refusedClass() {
        return refusedClass;
    }

    /** The same with another step of the user. */
    public Refusal with(String step) {
        return new Refusal(reason, rule, remedy + "; " + step, offset, getCause());
    }

    /**
     * Refuses a value beyond a limit.
     *
     * @param what the rule
     * @param name the limit's
     */
    public static Refusal limit(String what, String name, long value, long limit) {
        return shape(what + ": " + name + "=" + value + ", limit=" + limit, "raise " + setting(name) + " on both sides");
    }

    /** The key that raises a limit in the settings: {@code limits.hash-nesting} for {@code hashNesting}. */
    public static String setting(String limit) {
        return "limits." + limit.replaceAll("[A-Z]", "-$0").toLowerCase(Locale.ROOT);
    }

    /** Refuses a value beyond a limit. */
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

    /** The broken rule, without its place and remedy. */
    public String rule() {
        return rule;
    }

    /** The place in the bytes, if they are at fault. */
    int offset() {
        return offset;
    }

    /** The next step of the user. */
    public String remedy() {
        return remedy;
    }
}
