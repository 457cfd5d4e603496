// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.container.WrittenOrder;
import dev.gridwire.element.Elements;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.reflect.SuperMethods;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * The part of an object that a JDK collection holds; the bytes are the collection's own. It calls nothing that a subclass
 * overrides.
 */
final class ElementsPart extends ContainerPart {

    private final ContainerHead head;
    private final Hashing hashing;
    private final boolean isUnordered;
    private final MethodHandle iterator;
    private final @Nullable MethodHandle toArray;
    private final MethodHandle add;
    /**
     * Null, except for a list that copies itself for each call, and for a sorted set, which takes elements in the order of the
     * bytes.
     */
    private final @Nullable MethodHandle addAll;
    private final MethodHandle clear;
    private final boolean isSorted;

    ElementsPart(PlatformContainer container, ContainerHead head, SuperMethods methods) {
        super(methods);
        this.head = head;
        this.hashing = container.hashing();
        this.isUnordered = container.isUnordered();
        // TreeSet's method uses size and iterator, which a subclass may override; LinkedList's iterator uses listIterator.
        this.toArray = container == PlatformContainer.TREE_SET ? null : methods.find("toArray", Object[].class);
        this.iterator = methods.find("iterator", Iterator.class);
        Class<?> returned = container.adder().equals("addLast") ? void.class : boolean.class;
        this.add = methods.find(container.adder(), returned, Object.class)
                .asType(MethodType.methodType(void.class, Object.class, Object.class));
        this.isSorted = container == PlatformContainer.TREE_SET;
        this.addAll = isSorted || container == PlatformContainer.COPY_ON_WRITE_ARRAY_LIST
                ? methods.find("addAll", boolean.class, Collection.class)
                        .asType(MethodType.methodType(void.class, Object.class, Collection.class))
                : null;
        this.clear = methods.find("clear", void.class);
    }

    @Override
    void write(GraphWriter writer, Object value) {
        head.write(writer, value);
        ElementBuffer elements = copyInto(writer.buffers().push(), value);
        if (isUnordered) {
            writer.order(elements, null);
        }
        if (hashing.isKeyed()) {
            writer.enterKeys();
        }
        Elements.write(writer, elements);
        if (hashing.isKeyed()) {
            writer.leaveKeys(elements.size());
            writer.collisions().count(elements, hashing, null);
        }
        writer.buffers().pop();
    }

    private ElementBuffer copyInto(ElementBuffer buffer, Object value) {
        try {
            if (toArray != null) {
                return buffer.add((Object[]) toArray.invokeExact(value));
            }
            Iterator<?> each = (Iterator<?>) iterator.invokeExact(value);
            each.forEachRemaining(buffer);
            return buffer;
        } catch (Throwable e) {
            throw HookedCodec.failed("iterator", value.getClass(), e);
        }
    }

    @Override
    Object make(GraphReader reader) {
        return head.make(reader);
    }

    @Override
    void fill(GraphReader reader, Object made) {
        if (hashing.isKeyed()) {
            reader.enterKeys();
        }
        @Nullable Object[] elements = Elements.read(reader);
        boolean complete = !hashing.isKeyed() || reader.leaveKeys(elements.length) || isSorted;
        reader.insertions().add(filler(made), elements, hashing, complete);
    }

    @Override
    void fill(Object made, @Nullable Object[] elements, @Nullable Object @Nullable [] values) {
        try {
            clear.invokeExact(made);
            if (addAll != null) {
                Collection<?> all = isSorted
                        ? WrittenOrder.elements(head.comparatorOf(made), elements)
                        : Arrays.asList(elements);
                addAll.invokeExact(made, all);
                return;
            }
            for (Object element : elements) {
                add.invokeExact(made, element);
            }
        } catch (Throwable e) {
            throw HookedCodec.failed("add", made.getClass(), e);
        }
    }
}
