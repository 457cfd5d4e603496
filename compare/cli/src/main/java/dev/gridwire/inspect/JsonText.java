// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.util.HexFormat;

/** Appends JSON (RFC 8259) in pure ASCII, whatever the values, so that no terminal and no charset changes it. */
public record JsonText(Appendable out) {

    private static final int FIRST_PRINTABLE = 0x20;
    private static final int LAST_PRINTABLE = 0x7e;

    /** Appends a text as it is. */
    public void raw(String json) {
        try {
            out.append(json);
        } catch (IOException e) {
            throw new UncheckedIOException("The JSON cannot be written", e);
        }
    }

    /** Appends a name and its colon. */
    public void name(String name) {
        text(name);
        raw(":");
    }

    /** Appends a name and a text. */
    void member(String name, String text) {
        name(name);
        text(text);
    }

    /** Appends a name and a number. */
    void member(String name, long number) {
        name(name);
        raw(String.valueOf(number));
    }

    /** Appends a text, a truth value, a number, or an array of primitives; bytes become hexadecimal digits. */
    void value(Object value) {
        if (value instanceof byte[] bytes) {
            text(HexFormat.of().formatHex(bytes));
        } else if (value instanceof Boolean || value instanceof Number number && isFinite(number)) {
            raw(value.toString());
        } else if (value.getClass().isArray()) {
            array(value);
        } else {
            text(value.toString());
        }
    }

    private static boolean isFinite(Number number) {
        return Double.isFinite(number.doubleValue());
    }

    private void array(Object array) {
        int length = Array.getLength(array);
        for (int i = 0; i < length; i++) {
            raw(i == 0 ? "[" : ",");
            value(Array.get(array, i));
        }
        raw(length == 0 ? "[]" : "]");
    }

    /** Appends a text in quotes. */
    public void text(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> escaped.append("\\\"");
                case '\\' -> escaped.append("\\\\");
                case '\n' -> escaped.append("\\n");
                case '\r' -> escaped.append("\\r");
                case '\t' -> escaped.append("\\t");
                default -> {
                    if (c >= FIRST_PRINTABLE && c <= LAST_PRINTABLE) {
                        escaped.append(c);
                    } else {
                        escaped.append("\\u").append(HexFormat.of().toHexDigits(c));
                    }
                }
            }
        }
        raw(escaped.append('"').toString());
    }
}
