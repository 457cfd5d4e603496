// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.jdk.JdkType.Family;
import dev.gridwire.codegen.model.PrimitiveType;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Lists JDK types by name. */
final class PlatformTypes {

    static final String COLLECTION = "java.util.Collection";
    static final String MAP = "java.util.Map";
    static final String COMPARATOR = "java.util.Comparator";
    static final String SERIALIZABLE = "java.io.Serializable";
    static final String EXTERNALIZABLE = "java.io.Externalizable";

    /** The superclasses that are not a level of a layout. */
    static final Set<String> ROOTS = Set.of("java.lang.Object", "java.lang.Record", "java.lang.Enum");

    static final Map<String, SlotKind> BOXES = boxes();

    /** Superclasses of types with a separate form whose instances refer to no user object. */
    private static final Set<String> ABSTRACT_LEAVES = Set.of(
            "java.lang.Number", "java.net.InetAddress", "java.util.Calendar", "java.util.Random", "java.util.TimeZone");

    private static final Set<String> HOLDERS = Set.of(
            "java.util.AbstractMap$SimpleEntry",
            "java.util.AbstractMap$SimpleImmutableEntry",
            "java.util.Map$Entry",
            "java.util.concurrent.atomic.AtomicReference",
            "java.util.concurrent.atomic.AtomicReferenceArray");

    private PlatformTypes() {}

    private static Map<String, SlotKind> boxes() {
        Map<String, SlotKind> boxes = new HashMap<>();
        for (PrimitiveType type : PrimitiveType.values()) {
            boxes.put(type.box(), SlotKind.ofBox(type));
        }
        return Map.copyOf(boxes);
    }

    /**
     * Returns whether the class has immutable instances that are equal by value and refer to nothing else. No program should
     * notice a difference if one instance becomes two. Boxes are among these classes.
     */
    static boolean hasNoIdentity(String name) {
        JdkType type = JdkType.ofClassName(name);
        return type != null && type.isValue();
    }

    /** Returns whether the class's instances have an identity but refer to no user object. */
    static boolean isLeaf(String name) {
        JdkType type = JdkType.ofClassName(name);
        return type != null && type.family() == Family.MUTABLE_LEAF || ABSTRACT_LEAVES.contains(name);
    }

    /** Returns whether the class's instances refer only to objects of the types of its type arguments. */
    static boolean isHolder(String name) {
        return HOLDERS.contains(name);
    }
}
