// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Turns a throwable that cannot be marshalled into one that can: a failure on a member must reach the caller, who would
 * otherwise wait for an answer. Throwables that can be marshalled stay. Those refused only for their fields become copies of
 * the same class; all others become {@link StandInException}s.
 */
final class ThrowableReplacer {

    /** Limits the work, since each level tries to marshal those below it. */
    private static final int MAX_DEPTH = 50;

    private final Marshaller marshaller;
    private final Set<Throwable> open = Collections.newSetFromMap(new IdentityHashMap<>());

    private ThrowableReplacer(Marshaller marshaller) {
        this.marshaller = marshaller;
    }

    /** Returns the throwable itself if the marshaller accepts it, otherwise a stand-in. */
    static Throwable of(Throwable original, Marshaller marshaller) {
        return new ThrowableReplacer(marshaller).replace(original);
    }

    /** Returns the stand-in for a throwable whose class the reader does not accept: name, message and stack trace. */
    static StandInException alone(Throwable original) {
        String reason = "the class is not there, or not allowed, where the exception was read";
        StandInException made = new StandInException(original.getClass().getName(), ask(original::getMessage), reason);
        made.setStackTrace(original.getStackTrace());
        return made;
    }

    private Throwable replace(Throwable original) {
        GridwireException refusal = refusal(original);
        if (refusal == null) {
            return original;
        }
        open.add(original);
        try {
            Throwable cause = replaceHeld(ask(original::getCause));
            List<Throwable> suppressed = replaceSuppressed(original);
            Throwable copy = isPlain(original.getClass()) ? copy(original, cause) : null;
            return copy != null && refusal(complete(copy, original, suppressed)) == null
                    ? copy
                    : complete(standIn(original, refusal, cause), original, suppressed);
        } finally {
            open.remove(original);
        }
    }

    /** Returns null at the end of a chain: behind the last throwable, at the greatest depth, or at a cycle. */
    private @Nullable Throwable replaceHeld(@Nullable Throwable held) {
        return held == null || open.size() > MAX_DEPTH || open.contains(held) ? null : replace(held);
    }

    private @Nullable GridwireException refusal(Throwable throwable) {
        try {
            marshaller.marshal(throwable);
            return null;
        } catch (GridwireException e) {
            return e;
        }
    }

    private Throwable standIn(Throwable original, GridwireException refusal, @Nullable Throwable cause) {
        String reason = String.valueOf(refusal.getMessage());
        Throwable made = new StandInException(original.getClass().getName(), ask(original::getMessage), reason);
        return cause == null ? made : made.initCause(cause);
    }

    private List<Throwable> replaceSuppressed(Throwable original) {
        List<Throwable> replaced = new ArrayList<>();
        for (Throwable each : original.getSuppressed()) {
            Throwable suppressed = replaceHeld(each);
            if (suppressed != null) {
                replaced.add(suppressed);
            }
        }
        return replaced;
    }

    private static Throwable complete(Throwable made, Throwable original, List<Throwable> suppressed) {
        made.setStackTrace(original.getStackTrace());
        suppressed.forEach(made::addSuppressed);
        return made;
    }

    /** Returns the result of a user's method; null if it throws. */
    private static <T> @Nullable T ask(Supplier<@Nullable T> method) {
        try {
            return method.get();
        } catch (RuntimeException e) {
            return null;
        }
    }

    /** Whether objects of the class have only the fields that every throwable has. */
    private static boolean isPlain(Class<?> type) {
        for (Class<?> each = type; each != Throwable.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns null if the class has no constructor that takes a message and a cause. */
    private static @Nullable Throwable copy(Throwable original, @Nullable Throwable cause) {
        try {
            return original.getClass()
                    .getConstructor(String.class, Throwable.class)
                    .newInstance(ask(original::getMessage), cause);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }
}
