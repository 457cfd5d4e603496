// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads stack traces.
 *
 * <pre>
 * varint count | count times: six texts: class loader, module, its version, class, method, file; zigzag line
 * text         | varint 0: a string follows; n: the nth string of this trace
 * </pre>
 */
final class StackTraces {

    private static final int LEAST_BYTES_EACH = 7;
    private static final int TEXTS = 6;

    private StackTraces() {}

    static void write(GraphWriter writer, StackTraceElement[] trace) {
        writer.writeCount(trace.length);
        Map<@Nullable String, Integer> known = new HashMap<>();
        for (StackTraceElement each : trace) {
            write(writer, known, each.getClassLoaderName());
            write(writer, known, each.getModuleName());
            write(writer, known, each.getModuleVersion());
            write(writer, known, each.getClassName());
            write(writer, known, each.getMethodName());
            write(writer, known, each.getFileName());
            writer.out().writeInt(each.getLineNumber());
        }
    }

    private static void write(GraphWriter writer, Map<@Nullable String, Integer> known, @Nullable String text) {
        Integer number = known.putIfAbsent(text, known.size() + 1);
        if (number != null) {
            writer.out().writeVarint(number);
        } else {
            writer.out().writeByte(0);
            WireStrings.write(writer.out(), text);
        }
    }

    static StackTraceElement[] read(GraphReader reader) {
        WireInput in = reader.in();
        StackTraceElement[] trace = new StackTraceElement[in.readCount(LEAST_BYTES_EACH)];
        List<@Nullable String> known = new ArrayList<>();
        @Nullable String[] texts = new @Nullable String[TEXTS];
        for (int i = 0; i < trace.length; i++) {
            for (int j = 0; j < TEXTS; j++) {
                texts[j] = read(in, known);
            }
            if (texts[3] == null || texts[4] == null) {
                throw in.malformed("a line of a stack trace has a class and a method");
            }
            trace[i] = new StackTraceElement(texts[0], texts[1], texts[2], texts[3], texts[4], texts[5], in.readInt());
        }
        return trace;
    }

    private static @Nullable String read(WireInput in, List<@Nullable String> known) {
        long number = in.readVarint();
        if (number < 0 || number > known.size()) {
            throw in.malformed("the trace has no such text: number=" + Long.toUnsignedString(number));
        }
        if (number > 0) {
            return known.get((int) number - 1);
        }
        String text = WireStrings.read(in);
        known.add(text);
        return text;
    }
}
