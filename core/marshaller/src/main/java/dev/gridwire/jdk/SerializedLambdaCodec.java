// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.PartsCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.wire.WireStrings;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the object that the compiler substitutes for a Serializable lambda. The type policy is asked by name about the
 * class that holds the lambda before the class is loaded. The class's own {@code $deserializeLambda$} then makes the lambda, so
 * only lambdas that it holds can result.
 *
 * <pre>
 * +---------------------------------------------+-------------+------------------------+---------------------------------+
 * | strings: capturing class; interface, its    | varint kind | strings: class, method,| varint count, count named slots:|
 * | method and signature                        |             | signature, method type | what it captured                |
 * +---------------------------------------------+-------------+------------------------+---------------------------------+
 * </pre>
 */
public final class SerializedLambdaCodec extends PartsCodec {

    private static final String MAKER = "$deserializeLambda$";
    private static final int MAX_KIND = 9;

    /** The JDK classes that hold comparing lambdas, such as those from {@code comparing} and {@code comparingByKey}. */
    private static final Set<String> REVIEWED = Set.of("java.util.Comparator", "java.util.Map$Entry");

    private final Types types;

    SerializedLambdaCodec(TypeName name, Types types) {
        super(SerializedLambda.class, name);
        this.types = types;
    }

    @Override
    public boolean looksIntoParts() {
        return false;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        SerializedLambda lambda = (SerializedLambda) value;
        capturing(lambda.getCapturingClass().replace('/', '.'));
        WireStrings.write(writer.out(), lambda.getCapturingClass());
        WireStrings.write(writer.out(), lambda.getFunctionalInterfaceClass());
        WireStrings.write(writer.out(), lambda.getFunctionalInterfaceMethodName());
        WireStrings.write(writer.out(), lambda.getFunctionalInterfaceMethodSignature());
        writer.out().writeVarint(lambda.getImplMethodKind());
        WireStrings.write(writer.out(), lambda.getImplClass());
        WireStrings.write(writer.out(), lambda.getImplMethodName());
        WireStrings.write(writer.out(), lambda.getImplMethodSignature());
        WireStrings.write(writer.out(), lambda.getInstantiatedMethodType());
        writer.writeCount(lambda.getCapturedArgCount());
        int at = 0;
        try {
            for (; at < lambda.getCapturedArgCount(); at++) {
                writer.writePolymorphic(lambda.getCapturedArg(at), types.element());
            }
        } catch (RuntimeException e) {
            writer.path().within(".captured[" + at + "]");
            throw e;
        }
    }

    @Override
    public Object read(GraphReader reader) {
        Class<?> capturing = capturing(text(reader).replace('/', '.'));
        String[] wanted = {text(reader), text(reader), text(reader)};
        int kind = kind(reader);
        String[] held = {text(reader), text(reader), text(reader), text(reader)};
        SerializedLambda lambda = new SerializedLambda(
                capturing, wanted[0], wanted[1], wanted[2], kind, held[0], held[1], held[2], held[3], captured(reader));
        return make(capturing, lambda);
    }

    private static String text(GraphReader reader) {
        String text = WireStrings.read(reader.in());
        if (text == null) {
            throw reader.in().malformed("a text of a lambda is null");
        }
        return text;
    }

    private static int kind(GraphReader reader) {
        long kind = reader.in().readVarint();
        if (kind < 0 || kind > MAX_KIND) {
            throw reader.in().malformed("no method has such a kind: kind=" + Long.toUnsignedString(kind));
        }
        return (int) kind;
    }

    private @Nullable Object[] captured(GraphReader reader) {
        @Nullable Object[] captured = new @Nullable Object[reader.pending().readCount(1)];
        int at = 0;
        try {
            for (; at < captured.length; at++) {
                reader.pending().element();
                captured[at] = reader.readPolymorphic(types.element());
            }
            return captured;
        } catch (RuntimeException e) {
            reader.path().within(".captured[" + at + "]");
            throw e;
        }
    }

    private Class<?> capturing(String name) {
        if (NamePolicy.isPlatform(name) && !REVIEWED.contains(name)) {
            throw Refusal.type(name);
        }
        return types.load(name);
    }

    /** Makes a lambda of a JDK class. These classes are closed, but the hook of the stand-in makes their lambdas. */
    private static Object makeOfJdk(SerializedLambda lambda) throws InvocationTargetException {
        try {
            MethodHandle hook = Objects.requireNonNull(SerialMethods.readResolve(SerializedLambda.class));
            return (Object) hook.invokeExact((Object) lambda);
        } catch (Throwable e) {
            throw new InvocationTargetException(e);
        }
    }

    private static Object make(Class<?> capturing, SerializedLambda lambda) {
        Throwable cause;
        try {
            if (NamePolicy.isPlatform(capturing.getName())) {
                return makeOfJdk(lambda);
            }
            Method maker = capturing.getDeclaredMethod(MAKER, SerializedLambda.class);
            maker.setAccessible(true);
            Object made = maker.invoke(null, lambda);
            if (made != null) {
                return made;
            }
            cause = new NullPointerException();
        } catch (NoSuchMethodException e) {
            throw Refusal.shape(
                    "A class lacks the method that makes its lambdas again: class=" + capturing.getName() + ", method=" + MAKER,
                    "keep tools from removing the method, or replace the lambda by a class that is Serializable",
                    e);
        } catch (InvocationTargetException e) {
            cause = Construct.notFatal(e.getCause());
        } catch (InaccessibleObjectException e) {
            throw Construct.closed(capturing);
        } catch (ReflectiveOperationException | RuntimeException e) {
            cause = e;
        }
        throw Refusal.shape(
                "The class does not hold the lambda: class=" + EscapedNames.of(capturing.getName()) + ", method="
                        + EscapedNames.of(lambda.getImplMethodName()) + ", exception=" + cause.getClass().getName(),
                "use the class that was compiled at the same time on both sides, since compilers number lambdas, or put a class"
                        + " that is Serializable in the lambda's place",
                cause);
    }
}
