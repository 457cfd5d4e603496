// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Holds the strategies for one class, and the one that worked. */
final class ClassRecipe {

    /** Random values rarely satisfy a strict check, and a strategy that never works must not take long. */
    private static final int TRIES = 20;

    private final Class<?> type;
    private final List<Strategy> strategies;
    private final List<String> failures = new ArrayList<>();
    private @Nullable String missingClass;
    private int current;
    private boolean proven;
    /** Whether the last attempt failed because a part could not be created, for instance in objects nested too deeply. */
    private boolean partsLacking;

    private ClassRecipe(Class<?> type, List<Strategy> strategies) {
        this.type = type;
        this.strategies = strategies;
    }

    static ClassRecipe of(Class<?> type) {
        try {
            return new ClassRecipe(type, Modifier.isAbstract(type.getModifiers()) ? Strategies.ofAbstract(type)
                    : Strategies.of(type));
        } catch (LinkageError e) {
            ClassRecipe none = new ClassRecipe(type, List.of());
            none.note("its members", e);
            return none;
        }
    }

    /** Returns the strategy that works; empty if none has worked yet. */
    Optional<String> proven() {
        return proven ? Optional.of(strategies.get(current).title()) : Optional.empty();
    }

    /**
     * Creates an object. If a strategy that worked by luck fails now, a later one replaces it. A later one may also have been
     * proven meanwhile, by a part of the same class.
     */
    Object make(Maker maker, TypeBindings scope) {
        for (int strategy = current; strategy < strategies.size(); strategy++) {
            Object made = attempt(strategies.get(strategy), maker, scope);
            if (made != null) {
                current = strategy;
                proven = true;
                return made;
            }
            if (proven && partsLacking && strategy == current) {
                throw new CannotMakeException("There is no room for another object: class=" + type.getName());
            }
        }
        current = proven ? current : strategies.size();
        throw new CannotMakeException("No way leads to an object: class=" + type.getName(), failures, missingClass);
    }

    private @Nullable Object attempt(Strategy strategy, Maker maker, TypeBindings scope) {
        Throwable last = null;
        partsLacking = false;
        for (int i = 0; i < TRIES; i++) {
            try {
                Object made = strategy.making().make(maker, scope);
                if (type.isInstance(made)) {
                    return made;
                }
                last = new IllegalStateException("it gave none");
            } catch (CannotMakeException | LinkageError e) {
                last = e;
                partsLacking = e instanceof CannotMakeException;
                break;
            } catch (Throwable e) {
                last = e instanceof InvocationTargetException ? e.getCause() : e;
            }
        }
        if (!proven && last != null) {
            note(strategy.title(), last);
        }
        return null;
    }

    private void note(String title, Throwable thrown) {
        Throwable cause = thrown instanceof ExceptionInInitializerError && thrown.getCause() != null ? thrown.getCause() : thrown;
        failures.add(title + ": " + message(cause));
        if (cause instanceof CannotMakeException deeper && deeper.missingClass() != null) {
            missingClass = deeper.missingClass();
        } else if (cause instanceof NoClassDefFoundError && cause.getMessage() != null
                && !cause.getMessage().startsWith("Could not initialize")) {
            missingClass = cause.getMessage().replace('/', '.');
        }
    }

    private static String message(Throwable thrown) {
        if (thrown instanceof CannotMakeException known) {
            return known.getMessage();
        }
        String text = String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
        return thrown.getClass().getSimpleName() + (thrown.getMessage() == null ? "" : " (" + text + ")");
    }
}
