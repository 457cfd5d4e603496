// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.PartsCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.element.Elements;
import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Refusal;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads JDK objects that a {@link Recipe} makes from their parts. The parts are written as the content of a
 * collection.
 */
public final class RecipeCodec extends PartsCodec {

    private final JdkType jdkType;
    private final Recipe recipe;

    RecipeCodec(Class<?> type, TypeName name, JdkType jdkType, Recipe recipe) {
        super(type, name);
        this.jdkType = jdkType;
        this.recipe = recipe;
    }

    @Override
    public boolean looksIntoParts() {
        return recipe.looksIntoParts();
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        @Nullable Object[] parts = value instanceof UnknownParts unknown ? unknown.parts() : recipe.parts().apply(value);
        Elements.write(writer, writer.buffers().push().add(parts));
        writer.buffers().pop();
    }

    @Override
    public Object read(GraphReader reader) {
        int at = reader.in().offset();
        @Nullable Object[] parts = Elements.read(reader);
        if (!jdkType.parts().allow(parts.length, Arrays.asList(parts).contains(null))) {
            throw reader.in().malformed("an object has the wrong parts: type=" + jdkType + ", parts=" + parts.length);
        }
        try {
            return recipe.make().apply(parts);
        } catch (RuntimeException e) {
            if (UnknownParts.areKept(reader, parts)) {
                return new UnknownParts(this, parts);
            }
            if (e instanceof Refusal || e instanceof GridwireException) {
                throw e;
            }
            String rule = "this is no value of its class: class=" + EscapedNames.of(type().getName());
            throw Refusal.bytes(rule + ", exception=" + e.getClass().getName(), at, e);
        }
    }
}
