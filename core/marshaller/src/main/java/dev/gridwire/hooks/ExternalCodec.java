// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.hooks.stream.HookInput;
import dev.gridwire.hooks.stream.HookOutput;
import dev.gridwire.reflect.Construct;
import java.io.Externalizable;
import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;

/** Writes and reads Externalizable objects, which have a public constructor and items. */
public final class ExternalCodec extends HookedCodec {

    private final @Nullable Constructor<?> constructor;

    private ExternalCodec(Class<?> type, TypeName name, Replacing replacing, @Nullable Constructor<?> constructor) {
        super(type, name, replacing);
        this.constructor = constructor;
    }

    static Codec of(Class<?> type, TypeName name, Replacing replacing, @Nullable Constructor<?> constructor) {
        return new ExternalCodec(type, name, replacing, constructor);
    }

    @Override
    public boolean looksIntoParts() {
        return true;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        Construct.required(constructor, type());
        HookOutput out = WriterHooks.of(writer).begin(null, value);
        try {
            if (!out.repeats()) {
                ((Externalizable) value).writeExternal(out);
            }
        } catch (Exception | StackOverflowError e) {
            throw failed("writeExternal", type(), out.cause(e));
        }
        out.end();
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        Object made = Construct.call(Construct.required(constructor, type()));
        reader.keep(handle, made);
        fill(reader, made);
        return made;
    }

    @Override
    public boolean isFillable() {
        return true;
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        HookInput in = ReaderHooks.of(reader).begin(HookInput.Part.ITEMS, null, made);
        try {
            ((Externalizable) made).readExternal(in);
        } catch (Exception | StackOverflowError e) {
            throw failed("readExternal", type(), in.cause(e));
        }
        in.end();
    }
}
