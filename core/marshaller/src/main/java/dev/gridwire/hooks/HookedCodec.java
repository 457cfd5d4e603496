// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.Retry;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Refusal;
import dev.gridwire.object.SingletonBody;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.reflect.Singleton;
import dev.gridwire.registry.Presets;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes and reads objects of classes that take part in their own serialization or extend a JDK class. */
public abstract class HookedCodec extends Codec {

    private final Replacing replacing;
    private final boolean isAlwaysReplaced;

    /**
     * Makes the codec of a class.
     *
     * @param replacing the class's hooks that replace an object by another
     */
    public HookedCodec(Class<?> type, TypeName name, Replacing replacing) {
        super(type, name, replacing.writeReplace() == null ? Identity.KEPT : Identity.REPLACED);
        this.replacing = replacing;
        this.isAlwaysReplaced = replacing.writeReplace() != null && Presets.isReplacedForGood(type.getName());
    }

    /**
     * The hooks by which one object replaces another.
     *
     * @param writeReplace of (Object); returns the object to write
     * @param readResolve of (Object); returns the object that others see
     * @param isSingleton whether readResolve is not declared by the class but returns its only object
     */
    public record Replacing(@Nullable MethodHandle writeReplace, @Nullable MethodHandle readResolve, boolean isSingleton) {

        /** No hooks. */
        public static final Replacing NONE = new Replacing(null, null, false);

        /**
         * Returns the hooks of a class. An {@code object} of Kotlin or Scala is read as if it had a readResolve, even if it has
         * none.
         */
        static Replacing of(Class<?> type, Layout layout, Types types) {
            MethodHandle writeReplace = layout.writeReplaceOwner().isPresent() ? SerialMethods.writeReplace(type) : null;
            if (layout.readResolveOwner().isPresent()) {
                return new Replacing(writeReplace, SerialMethods.readResolve(type), false);
            }
            Singleton singleton = Singleton.of(type);
            return new Replacing(writeReplace, singleton == null ? null : resolving(singleton, types), singleton != null);
        }

        /** Returns hooks that return the only object, whatever was read. */
        public static Replacing by(Singleton singleton, Types types) {
            return new Replacing(null, resolving(singleton, types), true);
        }

        private static MethodHandle resolving(Singleton singleton, Types types) {
            MethodHandle object = MethodHandles.constant(Object.class, SingletonBody.object(singleton, types));
            return MethodHandles.dropArguments(object, 0, Object.class);
        }
    }

    @Override
    public boolean isHooked() {
        return true;
    }

    /** Returns the class's hooks that replace an object by another. */
    public Replacing replacing() {
        return replacing;
    }

    @Override
    public boolean mayHaveUnknownFields() {
        return false;
    }

    /** Returns whether a hook looks at the object's content, so that nothing in it may come later. */
    public abstract boolean looksIntoParts();

    /** Writes the object itself, which has no further replacement. */
    public abstract void write(GraphWriter writer, Object value);

    /** Reads the object with the handle, and passes it to the reader as soon as it exists. */
    public abstract Object read(GraphReader reader, int handle);

    /** Returns the object by which the class replaces another. */
    @Nullable Object replaced(GraphWriter writer, Object value) {
        try {
            return (Object) Objects.requireNonNull(replacing.writeReplace()).invokeExact(value);
        } catch (Throwable e) {
            throw failed("writeReplace", type(), e);
        }
    }

    @Override
    public boolean hashesContent() {
        return isReviewed() || replacing.readResolve() != null && !replacing.isSingleton();
    }

    @Override
    public void writeBody(GraphWriter writer, Object value) {
        if (looksIntoParts()) {
            writer.strict(1);
            write(writer, value);
            writer.strict(-1);
        } else {
            write(writer, value);
        }
    }

    @Override
    public final Object readBody(GraphReader reader) {
        requireOwnForm();
        int handle = reader.handle();
        reader.beginParts(looksIntoParts());
        Object made = read(reader, handle);
        reader.endParts(looksIntoParts());
        return replacing.readResolve() == null ? made : resolved(reader, handle, made);
    }

    boolean isAlwaysReplaced() {
        return isAlwaysReplaced;
    }

    /** Refuses objects of a library class whose bytes contain only stand-ins. */
    void requireOwnForm() {
        if (isAlwaysReplaced()) {
            throw Refusal.shape("Objects of the class are always written as others: class=" + EscapedNames.of(type().getName()),
                    "use a version of the library whose objects are written so");
        }
    }

    @Override
    public final void readInto(GraphReader reader, Object target) {
        int handle = reader.handle();
        reader.beginParts(looksIntoParts());
        reader.keep(handle, target);
        fill(reader, target);
        reader.endParts(looksIntoParts());
    }

    /** Reads the content of the object with the last handle into it. */
    public void fill(GraphReader reader, Object target) {
        throw notFilled();
    }

    private Object resolved(GraphReader reader, int handle, Object made) {
        Object resolved;
        try {
            resolved = (Object) Objects.requireNonNull(replacing.readResolve()).invokeExact(made);
        } catch (Throwable e) {
            throw failed("readResolve", type(), e);
        }
        if (resolved != made) {
            ReaderHooks.of(reader).resolve(handle, made, resolved);
        }
        return resolved;
    }

    /** Turns a hook's exception into a refusal. Passes on errors, and refusals from inside the hook. */
    static RuntimeException failed(String hook, Class<?> owner, Throwable cause) {
        if (cause instanceof Error e) {
            throw e;
        }
        if (cause instanceof GridwireException || cause instanceof Refusal || cause instanceof Retry) {
            return (RuntimeException) cause;
        }
        return Refusal.shape(
                "A hook failed: class=" + EscapedNames.of(owner.getName()) + ", hook=" + hook + ", exception="
                        + cause.getClass().getName(),
                "see the cause",
                cause);
    }
}
