// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.export.ExportedSchema;
import dev.gridwire.export.ExportedSchema.Output;
import dev.gridwire.export.SchemaExport;
import dev.gridwire.inspect.ClassDescription;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire schema}. */
@Command(
        name = "schema",
        abbreviateSynopsis = true,
        description = {
            "Prints a schema of a class's values, for other systems.",
            "Subclasses are found on the class path. What the schema cannot express is printed to the standard error, and is in"
                    + " its descriptions."
        })
final class SchemaCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ClassPathOption classPath;

    @ArgGroup(multiplicity = "1")
    private Format format;

    @Parameters(paramLabel = "CLASS", description = "The name of the class; nested classes take a dot or a dollar sign.")
    private String name;

    /** The two formats, of which one is asked for. */
    private static final class Format {

        @Option(names = "--json", required = true,
                description = "Print a JSON Schema, draft 2020-12, of the fields as JSON libraries write them.")
        private boolean json;

        @Option(names = "--avro", required = true, description = "Print an Avro schema.")
        private boolean avro;

        Output of(ExportedSchema schema) {
            return json ? schema.json() : schema.avro();
        }
    }

    @Override
    public Integer call() {
        try (ClassPath classes = classPath.open()) {
            LayoutResolver layouts = classes.layouts();
            String binaryName = classes.binaryName(name, layouts);
            ClassDescription.obstacle(layouts.model(binaryName), layouts).ifPresent(obstacle -> {
                throw new CommandFailure(obstacle.rule() + " (" + obstacle.remedy() + ")");
            });
            Output output = format.of(SchemaExport.of(binaryName, layouts, classes::classNames));
            spec.commandLine().getOut().print(output.text());
            spec.commandLine().getOut().flush();
            output.notes().forEach(note -> spec.commandLine().getErr().println("note: " + note));
            return 0;
        } catch (ClassModelException e) {
            throw new CommandFailure(e.getMessage(), e);
        }
    }
}
