// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codec.WrittenSchema;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.platform.PlatformKind;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Holds the classes of one schema, all treated as missing here, and the codecs that print their objects. */
final class PayloadSchema implements WrittenSchema {

    private final DescribedSchema written;
    private final Map<String, Layout> byName;
    private final SlotForms forms;
    private final PayloadTypes types;
    private final Map<String, Codec> codecs = new HashMap<>();
    private final int hash;

    PayloadSchema(DescribedSchema written, PayloadTypes types) {
        this.written = written;
        this.byName = written.byName();
        this.hash = written.hash();
        this.types = types;
        this.forms = new SlotForms(this::layout, types.facts().layouts());
    }

    @Override
    public DescribedSchema written() {
        return written;
    }

    @Override
    public Optional<Layout> layout(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    @Override
    public String both() {
        return "payloadSchema=" + written.typeName() + "#" + Integer.toHexString(written.hash());
    }

    /** Returns the codec of the schema's own class, whether or not the class is present. */
    @Override
    public Codec root(Codec local) {
        return unknown(written.typeName());
    }

    @Override
    public Codec unknown(String writtenName) {
        Codec known = codecs.get(writtenName);
        if (known == null) {
            known = make(writtenName);
            codecs.put(writtenName, known);
        }
        return known;
    }

    private Codec make(String name) {
        if (byName.isEmpty()) {
            return NoObjectsShape.of(name);
        }
        Layout layout = layout(name).orElseThrow(() -> Problem.missing(name));
        types.facts().requireSupported(layout);
        TypeName.Named typeName = typeName(name);
        if (layout.form() == Form.ENUM) {
            return new ConstantShape(typeName, layout, types.walk());
        }
        PlatformKind kind = PlatformKind.of(layout, types.facts().layouts());
        if (!layout.hasHooks() && kind == PlatformKind.NOTHING) {
            return objects(layout);
        }
        Supplier<HookedBody> body = once(() -> new HookedBody(
                layout, kind, level -> new Fields(level.slots(), this::slot, types.walk()), types.walk()));
        return new HookedShape(typeName, layout, kind, false, types.walk(), body);
    }

    private static TypeName.Named typeName(String name) {
        return new TypeName.Named(name, -1, 0, TypeName.UNKNOWN_PLACE, null);
    }

    private Codec objects(Layout layout) {
        String name = layout.typeName();
        FieldsBody body = new FieldsBody(
                WireType.of(layout), once(() -> new Fields(layout.slots(), this::slot, types.walk())),
                layout.form() == Form.RECORD, false, types.walk(), types.reader(), () -> unknown(name));
        return new UserCodec(Node.class, typeName(name), layout, RootPlan.CONSERVATIVE, body);
    }

    private static <T> Supplier<T> once(Supplier<T> made) {
        return new Supplier<>() {
            private @Nullable T known;

            @Override
            public T get() {
                T value = known == null ? made.get() : known;
                known = value;
                return value;
            }
        };
    }

    private ReferenceSlot slot(Slot slot) {
        return ReferenceSlot.adapted(Object.class, forms.of(slot), types.table(), () -> target(slot.descriptor()));
    }

    /** Returns the codec of objects of exactly the declared class. */
    private Codec target(String descriptor) {
        JdkType array = JdkType.ofClassName(descriptor);
        if (array != null) {
            return jdk(array);
        }
        if (descriptor.charAt(0) == '[') {
            return types.arrayOf(target(descriptor.substring(1)), descriptor.substring(1));
        }
        String name = SlotForms.className(descriptor);
        JdkType type = JdkType.ofClassName(name);
        return type == null ? declared(name) : jdk(type);
    }

    /**
     * Returns the codec of a declared type. Arrays may have interfaces and abstract classes as components, which no schema
     * contains.
     */
    private Codec declared(String name) {
        return byName.containsKey(name) ? unknown(name) : NoObjectsShape.of(name);
    }

    private Codec jdk(JdkType type) {
        return Objects.requireNonNull(types.table().ofJdk(type));
    }

    int hash() {
        return hash;
    }

    @Override
    public Codec arrayOf(Codec component, int dimensions) {
        throw isMissing();
    }

    @Override
    public Codec withUnknownFields(Codec codec) {
        throw isMissing();
    }

    private IllegalStateException isMissing() {
        return new IllegalStateException("only schemas of classes that are here are asked: class=" + written.typeName());
    }
}
