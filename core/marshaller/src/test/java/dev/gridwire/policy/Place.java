// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static dev.gridwire.policy.Named.MARK;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.Tags;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/** The places where a payload can name a class; each gives a payload that does. */
enum Place {
    ROOT(name -> Named.payload(out -> Named.object(out, name))),
    DEFERRED_ROOT(name -> Named.payload(out -> {
        out.writeVarint(Tags.DEFERRED);
        Named.object(out, name);
    })),
    ROOT_WITH_UNKNOWN_FIELDS(name -> Named.payload(out -> {
        out.writeVarint(Tags.UNKNOWN_FIELDS);
        Named.object(out, name);
    })),
    ARRAY_COMPONENT(name -> Named.payload(out -> {
        out.writeVarint(Tags.FIRST_TYPE + Tags.ARRAY_TYPE);
        Named.object(out, name);
    })),
    COMPONENT_OF_ARRAYS(name -> Named.payload(out -> {
        out.writeVarint(Tags.FIRST_TYPE + Tags.ARRAY_TYPE);
        out.writeVarint(Tags.FIRST_TYPE + Tags.ARRAY_TYPE);
        out.writeVarint(Tags.FIRST_TYPE + Tags.ARRAY_TYPE);
        Named.object(out, name);
    })),
    ARRAY_ELEMENT(name -> Named.inPlaceOfTheMark(new Object[] {MARK}, name)),
    FIELD(name -> Named.inPlaceOfTheMark(new Carriers.Holder(MARK), name)),
    COMPONENT_OF_A_RECORD(name -> Named.inPlaceOfTheMark(new Carriers.Pair(MARK), name)),
    OBJECT_OF_A_HOOK(name -> Named.inPlaceOfTheMark(new Carriers.Hooked(MARK), name)),
    OBJECT_OF_AN_EXTERNALIZABLE(name -> Named.inPlaceOfTheMark(new Carriers.External(MARK), name)),
    LIST_ELEMENT(name -> Named.inPlaceOfTheMark(new ArrayList<>(List.of(MARK)), name)),
    ELEMENT_TYPE_OF_A_LIST(name -> Named.payload(out -> {
        Named.jdkType(out, JdkType.ARRAY_LIST);
        out.writeVarint(2);
        out.writeVarint(Tags.ONE_TYPE);
        Named.object(out, name);
    })),
    SET_ELEMENT(name -> Named.inPlaceOfTheMark(new HashSet<>(List.of(MARK)), name)),
    MAP_KEY(name -> Named.inPlaceOfTheMark(new HashMap<>(Map.of(MARK, "")), name)),
    MAP_VALUE(name -> Named.inPlaceOfTheMark(new HashMap<>(Map.of(1, MARK)), name)),
    IMMUTABLE_ELEMENT(name -> Named.inPlaceOfTheMark(List.of(MARK), name)),
    OPTIONAL(name -> Named.inPlaceOfTheMark(Optional.of(MARK), name)),
    REFERENCE(name -> Named.inPlaceOfTheMark(new AtomicReference<Object>(MARK), name)),
    VIEW(name -> Named.payload(out -> {
        Named.jdkType(out, JdkType.UNMODIFIABLE_COLLECTION);
        Named.object(out, name);
    })),
    COMPARATOR(name -> Named.payload(out -> {
        Named.jdkType(out, JdkType.TREE_SET);
        Named.object(out, name);
    })),
    ENUM_OF_A_SET(name -> Named.payload(out -> {
        Named.jdkType(out, JdkType.ENUM_SET);
        Named.object(out, name);
    })),
    ENUM_OF_A_MAP(name -> Named.payload(out -> {
        Named.jdkType(out, JdkType.ENUM_MAP);
        Named.object(out, name);
    })),
    CLASS_LITERAL(name -> Named.payload(out -> Named.literal(out, 0, name))),
    CLASS_LITERAL_OF_ARRAYS(name -> Named.payload(out -> Named.literal(out, 2, name))),
    PROXY_INTERFACE(name -> Named.payload(out -> Named.proxy(out, name))),
    SECOND_PROXY_INTERFACE(name -> Named.payload(out -> Named.proxy(out, "java.lang.Runnable", name))),
    PROXY_HANDLER(name -> Named.payload(out -> {
        Named.proxy(out, "java.lang.Runnable");
        Named.object(out, name);
    })),
    LAMBDA_HOLDER(name -> Named.payload(out ->
            Named.lambda(out, name, "java.util.function.Supplier", Carriers.class.getName(), "()V"))),
    CAPTURED_BY_A_LAMBDA(name -> Named.inPlaceOfTheMark(Carriers.lambda(MARK), name)),
    CAUSE(name -> Named.behindTheMark(new Carriers.Failure(MARK, new Carriers.Failure("", null)), name));

    private static final Set<Place> OF_NAMES =
            EnumSet.of(CLASS_LITERAL, CLASS_LITERAL_OF_ARRAYS, PROXY_INTERFACE, SECOND_PROXY_INTERFACE, LAMBDA_HOLDER);

    private final Function<String, byte[]> maker;

    Place(Function<String, byte[]> maker) {
        this.maker = maker;
    }

    /** The places where a number can stand for the class, too. */
    static Set<Place> ofTypes() {
        return EnumSet.complementOf(EnumSet.copyOf(OF_NAMES));
    }

    /** A payload that names the class here. */
    byte[] payload(String className) {
        return maker.apply(className);
    }
}
