// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import org.jspecify.annotations.Nullable;

/** Writes and reads arrays of a class that is missing here, and arrays with elements of such classes. */
public final class UnknownArrayCodec extends FilledCodec {

    private final ReferenceSlot slot;

    private UnknownArrayCodec(Codec component, ReferenceSlot slot) {
        super(UnknownArray.class, new TypeName.ArrayOf(component, TypeName.UNKNOWN_PLACE));
        this.slot = slot;
    }

    /** Makes the codec of arrays whose component has this codec. */
    static UnknownArrayCodec of(Codec component, Types types) {
        ReferenceSlot.Form form = component instanceof UserCodec user
                ? AdaptedReferences.elementForm(UnknownObject.class, user.layout())
                : component instanceof EnumCodec ? ReferenceSlot.Form.ENUM : ReferenceSlot.Form.DECLARED_OR_NAMED;
        return new UnknownArrayCodec(component, ReferenceSlot.adapted(Object.class, form, types, () -> component));
    }

    /** Makes the codec of arrays of a known class that hold objects of missing classes. */
    static UnknownArrayCodec ofKnown(Class<?> arrayType, Types types) {
        Codec component = ((TypeName.ArrayOf) types.declared(arrayType).name()).component();
        // Class literals are of a final class of the JDK, but have stand-ins.
        boolean isSame = ReferenceSlot.form(arrayType.getComponentType(), types) == ReferenceSlot.Form.MONOMORPHIC;
        ReferenceSlot.Form form = isSame ? ReferenceSlot.Form.MONOMORPHIC : ReferenceSlot.Form.NAMED;
        return new UnknownArrayCodec(component, ReferenceSlot.adapted(Object.class, form, types, () -> component));
    }

    @Override
    public void writeHead(GraphWriter writer, Object value) {
        writer.writeCount(((UnknownArray) value).elements().length);
    }

    @Override
    public void writeContent(GraphWriter writer, Object value) {
        for (Object element : ((UnknownArray) value).elements()) {
            slot.write(writer, element);
        }
    }

    @Override
    public Object make(GraphReader reader, int expectedSize) {
        return new UnknownArray(this, new @Nullable Object[reader.pending().readCount(1)]);
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        @Nullable Object[] elements = ((UnknownArray) made).elements();
        for (int i = 0; i < elements.length; i++) {
            reader.pending().element();
            elements[i] = slot.read(reader);
        }
    }
}
