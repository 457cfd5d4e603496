// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.ground.Refusal;
import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/**
 * Arrays of references.
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

    /** The codec of an array of references; null for other classes. */
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

    /** Makes the codec whose elements are read from another state of their class. */
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
