// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.inspect.ClassDescription;
import dev.gridwire.inspect.Inspection;
import dev.gridwire.inspect.InspectionException;
import dev.gridwire.inspect.PayloadInspector;
import dev.gridwire.schema.SchemaStore;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire inspect}. */
@Command(
        name = "inspect",
        abbreviateSynopsis = true,
        description = {
            "Prints the contents of a payload.",
            "Each value has a line with its offset, type and handle. The output ends at bytes that cannot be understood, with"
                    + " their offset, the path in the object graph, and the next step."
        })
final class InspectCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ClassPathOption classPath;

    @Option(names = "--register", paramLabel = "NAME=ID", converter = ClassId.Converter.class,
            description = "The class that was registered with this id. May be repeated.")
    private List<ClassId> registrations = List.of();

    @Option(names = "--schemas", paramLabel = "FOLDER",
            description = "The folder of a schema store, for payloads that only name the schemas of other states of classes.")
    private @Nullable Path schemas;

    @Option(names = "--json", description = "Print one JSON object in ASCII, with complete values.")
    private boolean json;

    @Option(names = "--max-lines", paramLabel = "N", converter = AtLeastOne.class, defaultValue = "1000",
            description = "Print at most this many lines (default: ${DEFAULT-VALUE}), and only check the rest.")
    private int maxLines;

    @Option(names = "--reader", paramLabel = "FORM", converter = ReaderFile.Converter.class,
            description = "Print a reader of payloads instead: js is a file for JavaScript, html a page for browsers.")
    private @Nullable ReaderFile reader;

    @Parameters(paramLabel = "FILE", arity = "0..1",
            description = "The payload's bytes, raw or in base64; - for the standard input.")
    private @Nullable String file;

    @Override
    public Integer call() {
        if (reader != null) {
            spec.commandLine().getOut().print(reader.content());
            spec.commandLine().getOut().flush();
            return 0;
        }
        if (file == null) {
            throw new ParameterException(spec.commandLine(), "Missing required parameter: 'FILE'");
        }
        return inspect(PayloadFile.read(file));
    }

    private int inspect(byte[] payload) {
        try (ClassPath classes = classPath.open()) {
            LayoutResolver layouts = classes.layouts();
            PayloadInspector inspector = new PayloadInspector(layouts, store(classes), ids(layouts), maxLines);
            if (json) {
                inspector.inspectAsJson(payload, spec.commandLine().getOut());
            } else {
                print(inspector, payload);
            }
            return 0;
        } catch (InspectionException e) {
            throw new CommandFailure(e.getMessage() + PayloadFile.hint(payload, e), e);
        } finally {
            spec.commandLine().getOut().flush();
        }
    }

    private SchemaStore store(ClassPath classes) {
        if (schemas == null) {
            return classes.schemas();
        }
        if (!Files.isDirectory(schemas)) {
            throw new CommandFailure("There is no such folder: " + schemas + " (correct --schemas)");
        }
        return SchemaStore.firstOf(SchemaStore.inFolder(schemas), classes.schemas());
    }

    private Map<Integer, String> ids(LayoutResolver layouts) {
        Map<Integer, String> ids = new HashMap<>();
        for (ClassId each : registrations) {
            String binaryName = EscapedNames.parse(each.name());
            String name = ClassDescription.binaryName(binaryName, layouts).orElse(binaryName);
            String before = ids.put(each.id(), name);
            if (before != null && !before.equals(name)) {
                throw new ParameterException(
                        spec.commandLine(), "Two classes have the id " + each.id() + ": " + before + " and " + name);
            }
        }
        return ids;
    }

    private void print(PayloadInspector inspector, byte[] payload) {
        PrintWriter out = spec.commandLine().getOut();
        Inspection inspection = inspector.inspect(payload, out::println);
        if (inspection.omittedLineCount() > 0) {
            out.println("… " + inspection.omittedLineCount() + " more lines (--max-lines prints them)");
        }
        out.println(inspection.byteCount() + " bytes, " + inspection.objectCount() + " objects with an identity, "
                + inspection.namedTypeCount() + " named types");
    }
}
