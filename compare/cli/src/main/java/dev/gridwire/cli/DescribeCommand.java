// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.inspect.ClassDescription;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire describe}. */
@Command(
        name = "describe",
        abbreviateSynopsis = true,
        description = {
            "Prints the serialized form of a class.",
            "The form consists of its layout and fingerprint, its schema, and the bytes of each field. The output also says"
                    + " which classes are part of the schema, which places of a graph can share an object, and where equal"
                    + " objects can have different bytes.",
            "For an unsupported class, it prints the reason and the next step."
        })
final class DescribeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ClassPathOption classPath;

    @Parameters(paramLabel = "CLASS", description = "The name of the class; nested classes take a dot or a dollar sign.")
    private String name;

    @Override
    public Integer call() {
        try (ClassPath classes = classPath.open()) {
            LayoutResolver layouts = classes.layouts();
            String binaryName = classes.binaryName(name, layouts);
            spec.commandLine().getOut().print(ClassDescription.print(binaryName, layouts));
            spec.commandLine().getOut().flush();
            return 0;
        } catch (ClassModelException e) {
            throw new CommandFailure(e.getMessage(), e);
        }
    }
}
