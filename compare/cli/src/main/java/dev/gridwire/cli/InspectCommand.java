// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.inspect.ClassDescription;
import dev.gridwire.inspect.Inspection;
import dev.gridwire.inspect.InspectionException;
import dev.gridwire.inspect.PayloadInspector;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
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
            "Each value has a line with its offset, type and handle. Bytes that are not understood end it, with their offset, the"
                    + " path in the object graph, and the next step."
        })
final class InspectCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ClassPathOption classPath;

    @Option(names = "--register", paramLabel = "NAME=ID", converter = ClassId.Converter.class,
            description = "The class that was registered with an id. May be repeated.")
    private List<ClassId> registrations = List.of();

    @Option(names = "--max-lines", paramLabel = "N", converter = AtLeastOne.class, defaultValue = "1000",
            description = "Print this many lines at most, ${DEFAULT-VALUE} if it is left out, and only check the rest.")
    private int maxLines;

    @Parameters(paramLabel = "FILE", description = "The payload's bytes, as they are; - for the standard input.")
    private String file;

    @Override
    public Integer call() {
        byte[] payload = PayloadFile.read(file);
        try (ClassPath classes = classPath.open()) {
            LayoutResolver layouts = classes.layouts();
            print(new PayloadInspector(layouts, ids(layouts), maxLines), payload);
            return 0;
        }
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
        try {
            Inspection inspection = inspector.inspect(payload, out::println);
            if (inspection.omittedLineCount() > 0) {
                out.println("… " + inspection.omittedLineCount() + " more lines (--max-lines prints them)");
            }
            out.println(inspection.byteCount() + " bytes, " + inspection.objectCount() + " objects with an identity, "
                    + inspection.namedTypeCount() + " named types");
        } catch (InspectionException e) {
            throw new CommandFailure(Objects.requireNonNull(e.getMessage()), e);
        }
    }
}
