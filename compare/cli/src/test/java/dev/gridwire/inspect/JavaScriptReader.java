// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/** The reader in JavaScript, without access to Java, files or networks, in an engine that refuses eval and Function. */
final class JavaScriptReader implements AutoCloseable {

    private static final Path FILE = Path.of("src/main/resources/dev/gridwire/inspect/gridwire-reader.js");
    private static final String BYTES = "hex => Uint8Array.from(hex.match(/../g) || [], pair => parseInt(pair, 16))";

    private final Context context;
    private final Value bytes;
    private final Value reader;

    JavaScriptReader() throws IOException {
        context = Context.newBuilder("js").allowExperimentalOptions(true).option("js.disable-eval", "true")
                .option("engine.WarnInterpreterOnly", "false").build();
        context.eval(Source.newBuilder("js", Files.readString(FILE), FILE.getFileName().toString()).build());
        bytes = context.eval("js", BYTES);
        reader = context.eval("js", "gridwire");
    }

    /** Returns the payload's JSON. */
    String json(byte[] payload) {
        return reader.invokeMember("json", bytes.execute(HexFormat.of().formatHex(payload))).asString();
    }

    /** Returns the JSON for smaller limits, as an object in JavaScript. */
    String json(byte[] payload, String limits) {
        return reader.invokeMember(
                "json", bytes.execute(HexFormat.of().formatHex(payload)), context.eval("js", "(" + limits + ")")).asString();
    }

    /** Runs a script that finds the reader as gridwire. */
    String eval(String script) {
        return context.eval("js", script).toString();
    }

    @Override
    public void close() {
        context.close();
    }
}
