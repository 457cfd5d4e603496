// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.platform;

import dev.gridwire.codegen.jdk.ThrowableState;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.Hook;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The kind of state that a JDK class keeps in its objects and in objects of its subclasses. */
public enum PlatformKind {
    /** No serialized state; the class's constructor is enough. */
    NOTHING,
    /** Message, cause, suppressed exceptions, stack trace, and the state that a {@link ThrowableState} describes. */
    THROWABLE,
    /** The elements or entries of a {@link PlatformContainer}. */
    CONTAINER,
    /** A point in time. */
    DATE,
    /** The fairness of a lock; it comes back unlocked. */
    LOCK,
    /** The name of a permission. */
    PERMISSION,
    /** The arguments of a public constructor. */
    CONSTRUCTED,
    /** The state that the own hooks of a reviewed class write and read. */
    HOOKED,
    /** Not supported. */
    UNKNOWN;

    private static final String SERIALIZABLE = "java.io.Serializable";
    private static final String THROWABLE_NAME = "java.lang.Throwable";

    /**
     * Superclasses without state that are not Serializable. Other such superclasses lose their state if the user's class is
     * Serializable.
     */
    private static final Set<String> SKELETONS = Set.of(
            "java.util.AbstractCollection",
            "java.util.AbstractList",
            "java.util.AbstractMap",
            "java.util.AbstractQueue",
            "java.util.AbstractSequentialList",
            "java.util.AbstractSet");

    /** Classes that hold one value, which a constructor takes. For some of them, hooks do no more than write and read it. */
    private static final Map<String, PlatformKind> VALUES = Map.of(
            "java.util.Date", DATE,
            "java.util.concurrent.locks.ReentrantLock", LOCK,
            "java.util.AbstractMap$SimpleEntry", CONSTRUCTED,
            "java.util.AbstractMap$SimpleImmutableEntry", CONSTRUCTED,
            "java.util.concurrent.Semaphore", CONSTRUCTED,
            "java.util.concurrent.atomic.AtomicReference", CONSTRUCTED,
            "java.util.BitSet", HOOKED,
            "java.util.Random", HOOKED,
            "java.security.Permission", PERMISSION,
            "java.security.BasicPermission", PERMISSION);

    /** Throwables whose own hooks only check or copy their cause. */
    private static final Set<String> CAUSE_ONLY = Set.of(
            "java.io.UncheckedIOException", "java.lang.ClassNotFoundException", "java.lang.ExceptionInInitializerError");

    /** Returns the kind of a layout's JDK class; {@link #NOTHING} if it has none. */
    public static PlatformKind of(Layout layout, LayoutResolver layouts) {
        Optional<String> platform = layout.platformClass();
        if (platform.isEmpty()) {
            return NOTHING;
        }
        String name = platform.get();
        if (layouts.isSubtype(name, THROWABLE_NAME)) {
            boolean known = ThrowableState.ofClassName(name) != null || holdsNothingBelow(name, THROWABLE_NAME, layouts);
            return known ? THROWABLE : UNKNOWN;
        }
        if (PlatformContainer.ofClassName(name) != null) {
            return CONTAINER;
        }
        PlatformKind value = VALUES.get(name);
        if (value != null) {
            return value;
        }
        if (!layouts.isSubtype(name, SERIALIZABLE)) {
            boolean lost = SKELETONS.contains(name) || layouts.isSubtype(layout.typeName(), SERIALIZABLE);
            return lost ? NOTHING : UNKNOWN;
        }
        return holdsNothingBelow(name, "java.lang.Object", layouts) ? NOTHING : UNKNOWN;
    }

    /** Returns whether the class and its superclasses, up to a given one, have neither serialized fields nor hooks. */
    private static boolean holdsNothingBelow(String name, String end, LayoutResolver layouts) {
        String each = name;
        while (!each.equals(end) && layouts.isSubtype(each, SERIALIZABLE)) {
            ClassModel model = layouts.model(each);
            if (!CAUSE_ONLY.contains(each) && holdsSomething(model)) {
                return false;
            }
            each = model.superclass().map(type -> type.name()).orElse(end);
        }
        return true;
    }

    private static boolean holdsSomething(ClassModel model) {
        boolean hooked = model.serial().persistentFields()
                || model.serial().honours(Hook.WRITE_OBJECT)
                || model.serial().honours(Hook.READ_OBJECT);
        for (FieldModel field : model.fields()) {
            hooked |= !field.isTransient();
        }
        return hooked;
    }
}
