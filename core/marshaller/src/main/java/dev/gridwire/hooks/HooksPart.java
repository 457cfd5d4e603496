// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import java.lang.reflect.Constructor;
import java.util.List;

/**
 * The part of a reviewed JDK class whose own hooks write and read everything that it holds. It is written as items, like a user
 * class. The JDK's ReflectionFactory finds the hooks, and their streams use our bytes.
 */
final class HooksPart extends PlatformPart {

    private final Constructor<?> constructor;
    private final HookedLevel level;

    HooksPart(Class<?> type, Class<?> platform) {
        List<Hook> hooks = List.of(Hook.WRITE_OBJECT, Hook.READ_OBJECT);
        this.level = new HookedLevel(
                new Level(platform.getName(), Origin.USER, true, hooks, List.of()), NamedFields.ofJdk(platform));
        try {
            this.constructor = SerialMethods.constructor(type, Object.class.getConstructor());
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    void write(GraphWriter writer, Object value) {
        level.write(writer, value);
    }

    @Override
    Object make(GraphReader reader) {
        return Construct.call(constructor);
    }

    @Override
    void fill(GraphReader reader, Object made) {
        level.read(reader, made, null);
    }
}
