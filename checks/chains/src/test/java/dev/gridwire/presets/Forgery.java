// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.codec.Codec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.registry.Presets;
import dev.gridwire.type.FinalFields;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A marshaller in a stranger's hands: it writes what others refuse. Objects of reviewed classes are written field by field even
 * if they are always written as others, and nothing in them is counted.
 */
final class Forgery {

    private static final int REFERS_AND_KEYED = PayloadHeader.of(true, true);
    private static final int TAIL = 4;

    private final Marshaller marshaller;
    private final TypeTable types;

    private Forgery(Marshaller marshaller) throws ReflectiveOperationException {
        this.marshaller = marshaller;
        this.types = (TypeTable) field(Marshaller.class, "types").get(marshaller);
    }

    /** Makes one; classes of which objects are written as they are, and not as their hooks have it, are named later. */
    static Forgery of(ClassLoader loader) {
        MarshallerBuilder builder = Marshaller.builder().finalFields(FinalFields.MUTATED);
        Presets.listed().names().forEach(builder::allowLibrary);
        try {
            Forgery forgery = new Forgery(builder.build());
            for (String preset : Presets.listed().names()) {
                for (String name : Presets.listed().classes(preset)) {
                    field(Codec.class, "isReviewed").set(forgery.codec(Class.forName(name, false, loader)), false);
                }
            }
            return forgery;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Field field(Class<?> owner, String name) throws NoSuchFieldException {
        Field field = owner.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private Codec codec(Class<?> type) {
        return types.declared(type);
    }

    /** Has objects of the class written as they are. */
    void keep(Class<?> type) {
        setIdentity(type, Codec.Identity.KEPT);
    }

    /** Has objects of the class written as others again. */
    void replace(Class<?> type) {
        setIdentity(type, Codec.Identity.REPLACED);
    }

    private void setIdentity(Class<?> type, Codec.Identity identity) {
        try {
            field(Codec.class, "identity").set(codec(type), identity);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether objects of the class are written as others. */
    boolean isReplaced(Class<?> type) {
        return codec(type).isReplaced();
    }

    byte[] alone(Object value) {
        return claimed(marshaller.marshal(value));
    }

    /** Says that the payload refers back, and that its keys are objects: whatever it has. */
    private static byte[] claimed(byte[] payload) {
        payload[0] |= REFERS_AND_KEYED;
        return payload;
    }

    /** A collection with the two, and another element. */
    byte[] collection(JdkType type, Object one, Object other) {
        byte[] list = marshaller.marshal(new ArrayList<>(Arrays.asList(one, other, true)));
        byte[] head = {list[0], (byte) Tags.ofType(type.number()), 0};
        return claimed(joined(Arrays.copyOf(head, type == JdkType.TREE_SET ? 3 : 2), list, 2));
    }

    /** A map whose keys they are. */
    byte[] map(JdkType type, Object one, Object other) {
        byte[] list = marshaller.marshal(new ArrayList<>(Arrays.asList(one, true, other, true)));
        byte[] forms = {2, Tags.EACH_NAMED, Tags.EACH_NAMED};
        byte[] head = {list[0], (byte) Tags.ofType(type.number()), 0};
        return claimed(joined(joined(Arrays.copyOf(head, type == JdkType.TREE_MAP ? 3 : 2), forms, 0), list, TAIL));
    }

    private static byte[] joined(byte[] head, byte[] rest, int from) {
        byte[] joined = Arrays.copyOf(head, head.length + rest.length - from);
        System.arraycopy(rest, from, joined, head.length, rest.length - from);
        return joined;
    }

    /** All places. */
    List<Place> places() {
        return List.of(
                new Place("alone", (one, other) -> alone(one)),
                new Place("ArrayList", (one, other) -> collection(JdkType.ARRAY_LIST, one, other)),
                new Place("HashSet", (one, other) -> collection(JdkType.HASH_SET, one, other)),
                new Place("HashMap", (one, other) -> map(JdkType.HASH_MAP, one, other)),
                new Place("TreeSet", (one, other) -> collection(JdkType.TREE_SET, one, other)),
                new Place("TreeMap", (one, other) -> map(JdkType.TREE_MAP, one, other)));
    }
}
