// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Constants of enums, by name, as a text. */
final class NamedConstants {

    private NamedConstants() {}

    static void writeName(Output out, @Nullable Enum<?> constant) throws IOException {
        Texts.writeText(out, constant == null ? null : constant.name());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static @Nullable Object readName(Input in, Class<?> type, String where) throws IOException {
        String name = Texts.readText(in);
        try {
            return name == null ? null : Enum.valueOf((Class) type, name);
        } catch (IllegalArgumentException e) {
            throw Constants.unknown(type, name, where);
        }
    }
}
