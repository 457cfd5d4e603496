// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.element.Elements;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.reflect.SuperMethods;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The part of a JDK class that one public constructor takes and public methods return. It is written as the content of a
 * collection: the constructor's arguments. No object can be its own argument.
 */
final class ConstructedPart extends PlatformPart {

    private static final List<Argument> ENTRY =
            List.of(new Argument(Object.class, "getKey"), new Argument(Object.class, "getValue"));

    private static final Map<String, List<Argument>> CLASSES = Map.of(
            "java.util.AbstractMap$SimpleEntry", ENTRY,
            "java.util.AbstractMap$SimpleImmutableEntry", ENTRY,
            "java.util.concurrent.Semaphore",
                    List.of(new Argument(int.class, "availablePermits"), new Argument(boolean.class, "isFair")),
            "java.util.concurrent.atomic.AtomicReference", List.of(new Argument(Object.class, "get")));

    private final Class<?> platform;
    private final Constructor<?> constructor;
    private final List<MethodHandle> getters;

    ConstructedPart(Class<?> type, Class<?> platform) {
        this.platform = platform;
        List<Argument> arguments = Objects.requireNonNull(CLASSES.get(platform.getName()));
        SuperMethods methods = SuperMethods.of(type, platform);
        this.getters = arguments.stream().map(each -> each.getter(methods)).toList();
        try {
            this.constructor = SerialMethods.constructor(
                    type, platform.getConstructor(arguments.stream().map(Argument::type).toArray(Class<?>[]::new)));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Argument(Class<?> type, String method) {

        MethodHandle getter(SuperMethods methods) {
            return methods.find(method, type).asType(MethodType.methodType(Object.class, Object.class));
        }
    }

    @Override
    boolean hashesContent() {
        return true;
    }

    @Override
    void write(GraphWriter writer, Object value) {
        @Nullable Object[] arguments = new @Nullable Object[getters.size()];
        try {
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = (Object) getters.get(i).invokeExact(value);
            }
        } catch (Throwable e) {
            throw HookedCodec.failed("get", platform, e);
        }
        writer.beginParts(false);
        Elements.write(writer, writer.buffers().push().add(arguments));
        writer.buffers().pop();
        writer.endParts(false);
    }

    @Override
    Object make(GraphReader reader) {
        @Nullable Object[] arguments = Elements.read(reader);
        try {
            return Construct.call(constructor, arguments);
        } catch (IllegalArgumentException | Refusal e) {
            throw reader.in().malformed("this is no value of its class: class=" + EscapedNames.of(platform.getName()));
        }
    }

    @Override
    void fill(GraphReader reader, Object made) {
        // Everything was known when the object was made.
    }
}
