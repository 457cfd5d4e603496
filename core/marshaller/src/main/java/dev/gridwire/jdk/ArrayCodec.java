// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads arrays of references.
 *
 * <pre>
 * +---------------+-------------------------------------+
 * | varint length | elements, slots of the component    |
 * +---------------+-------------------------------------+
 *  head            content
 * </pre>
 */
public final class ArrayCodec extends FilledCodec {

    private final Class<?> component;
    private final ReferenceSlot slot;

    /** Returns the codec of an array of references; null for other classes. */
    public static @Nullable Codec of(Class<?> type, Types types) {
        if (!type.isArray()) {
            return null;
        }
        Class<?> component = type.getComponentType();
        if (component.isHidden() || Proxy.isProxyClass(component)) {
            String what = "Arrays of the classes that the JDK makes for lambdas and proxies are";
            throw Refusal.unsupported(what, type, "use an array of their interface");
        }
        return new ArrayCodec(type, types.declared(component), types);
    }

    private ArrayCodec(Class<?> type, Codec component, Types types) {
        super(type, new TypeName.ArrayOf(component, types.nextPlace()));
        this.component = type.getComponentType();
        this.slot = new ReferenceSlot(this.component, types);
    }

    /** Makes the codec for elements that are read from another state of their class. */
    public ArrayCodec(Class<?> type, TypeName.Adapted name, ReferenceSlot slot) {
        super(type, name);
        this.component = type.getComponentType();
        this.slot = slot;
    }

    @Override
    public void writeHead(GraphWriter writer, Object value) {
        writer.writeCount(((Object[]) value).length);
    }

    @Override
    public void writeContent(GraphWriter writer, Object value) {
        Object[] elements = (Object[]) value;
        int at = 0;
        try {
            for (; at < elements.length; at++) {
                slot.write(writer, elements[at]);
            }
        } catch (RuntimeException e) {
            writer.path().within("[" + at + "]");
            throw e;
        }
    }

    @Override
    public Object make(GraphReader reader, int expectedSize) {
        return Array.newInstance(component, reader.pending().readCount(1));
    }

    @Override
    protected Object filled(GraphReader reader, int handle, Object made) {
        if (!reader.unknown().isHere()) {
            fill(reader, made);
            return made;
        }
        int at = 0;
        try {
            @Nullable Object[] elements = (@Nullable Object[]) made;
            Object filled = made;
            for (; at < elements.length; at++) {
                reader.pending().element();
                Object element = slot.readAny(reader);
                if (filled == made && element instanceof UnknownValue unknown && !component.isInstance(element)) {
                    elements = Arrays.copyOf(elements, elements.length, Object[].class);
                    filled = withUnknown(reader, handle, unknown, elements);
                }
                elements[at] = filled == made ? slot.checked(reader, element) : element;
            }
            return filled;
        } catch (RuntimeException e) {
            reader.path().within("[" + at + "]");
            throw e;
        }
    }

    /**
     * Keeps a stand-in because no array of the class can hold all elements, while everything that already refers to the array
     * must see all of them.
     */
    private Object withUnknown(GraphReader reader, int handle, UnknownValue element, @Nullable Object[] elements) {
        if (reader.unknown().isReferred(handle)) {
            throw Refusal.shape("An array in an unknown field leads back to itself ahead of an element of a missing class: array="
                    + type().getName() + ", class="
                            + EscapedNames.of(element.className()), "put the class on the class path and allow it");
        }
        UnknownValue array = reader.arrayWithUnknown(type(), elements, name());
        reader.keep(handle, array);
        return array;
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        Object[] elements = (Object[]) made;
        int at = 0;
        try {
            for (; at < elements.length; at++) {
                reader.pending().element();
                elements[at] = slot.read(reader);
            }
        } catch (RuntimeException e) {
            reader.path().within("[" + at + "]");
            throw e;
        }
    }
}
