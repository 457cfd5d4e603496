// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.jdk.ThrowableState;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.element.Elements;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.reflect.SuperMethods;
import dev.gridwire.wire.WireStrings;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the arguments of the constructor that makes a throwable: its message or, if the class holds more, the parts of
 * its state as the content of a collection. The throwable records only a {@linkplain ShallowStack shallow stack}.
 */
final class ThrowableHead {

    private static final Class<?> OBJECT = Object.class;

    private final Class<?> platform;
    private final @Nullable ThrowableState state;
    private final Constructor<?> constructor;
    private final List<MethodHandle> getters;
    private final List<Field> fields;

    ThrowableHead(Class<?> type, Class<?> platform, SuperMethods methods) {
        this.platform = platform;
        this.state = ThrowableState.ofClassName(platform.getName());
        List<ThrowableState.Argument> arguments =
                state == null ? List.of(new ThrowableState.Argument(String.class, "getMessage")) : state.arguments();
        List<ThrowableState.Argument> visible = state == null ? List.of() : state.fields();
        Class<?>[] parameters = arguments.stream().map(ThrowableState.Argument::type).toArray(Class<?>[]::new);
        getters = arguments.stream().map(each -> getter(methods, each)).toList();
        try {
            Class<?> constructed = state == null ? Throwable.class : platform;
            constructor = SerialMethods.constructor(type, constructed.getConstructor(parameters));
            fields = fields(platform, visible);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Field> fields(Class<?> platform, List<ThrowableState.Argument> visible) throws NoSuchFieldException {
        List<Field> fields = new ArrayList<>();
        for (ThrowableState.Argument each : visible) {
            fields.add(platform.getField(each.getter()));
        }
        return fields;
    }

    private static MethodHandle getter(SuperMethods methods, ThrowableState.Argument argument) {
        Class<?> type = argument.type() == CharSequence.class ? String.class : argument.type();
        MethodHandle getter = methods.find(argument.getter(), type);
        return getter.asType(getter.type().changeReturnType(OBJECT));
    }

    /** Returns whether one of the arguments is the cause, which is then not written again. */
    boolean ownsCause() {
        return state != null && state.ownsCause();
    }

    void write(GraphWriter writer, Object value) {
        @Nullable Object[] arguments = arguments(value);
        if (state == null) {
            WireStrings.write(writer.out(), (String) arguments[0]);
        } else {
            writer.beginParts(false);
            Elements.write(writer, writer.buffers().push().add(arguments));
            writer.buffers().pop();
            writer.endParts(false);
        }
    }

    private @Nullable Object[] arguments(Object value) {
        List<@Nullable Object> arguments = new ArrayList<>();
        try {
            for (MethodHandle each : getters) {
                arguments.add((Object) each.invokeExact(value));
            }
            for (Field each : fields) {
                arguments.add(each.get(value));
            }
        } catch (Throwable e) {
            throw HookedCodec.failed("get", platform, e);
        }
        return arguments.toArray();
    }

    Object make(GraphReader reader) {
        if (state == null) {
            String message = WireStrings.read(reader.in());
            return ShallowStack.make(() -> Construct.call(constructor, message));
        }
        @Nullable Object[] parts = Elements.read(reader);
        if (parts.length != getters.size() + fields.size()) {
            throw cannotHave(reader);
        }
        @Nullable Object[] arguments = Arrays.copyOf(parts, getters.size());
        if (!fit(arguments)) {
            throw cannotHave(reader);
        }
        try {
            Object made = ShallowStack.make(() -> Construct.call(constructor, arguments));
            for (int i = 0; i < fields.size(); i++) {
                fields.get(i).set(made, parts[arguments.length + i]);
            }
            return made;
        } catch (Refusal | IllegalAccessException | IllegalArgumentException | NullPointerException e) {
            throw cannotHave(reader);
        }
    }

    private RuntimeException cannotHave(GraphReader reader) {
        return reader.in().malformed("the throwable cannot have this state: class=" + EscapedNames.of(platform.getName()));
    }

    private boolean fit(@Nullable Object[] arguments) {
        Class<?>[] parameters = constructor.getParameterTypes();
        boolean fit = true;
        for (int i = 0; fit && i < arguments.length; i++) {
            Class<?> type = MethodType.methodType(parameters[i]).wrap().returnType();
            fit = arguments[i] == null ? !parameters[i].isPrimitive() : type.isInstance(arguments[i]);
        }
        return fit;
    }
}
