// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import dev.gridwire.testkit.compile.Compiler;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes a compilation unit from a Java snippet. A snippet that declares a class is one already. Statements become a method, with
 * the imports and members that a reader takes for granted.
 *
 * @param imports imports such as {@code java.util.*}
 * @param members fields and nested classes of the class around the statements; declarations in the statements hide them
 */
public record SnippetFrame(List<String> imports, List<String> members) {

    private static final String STATEMENTS = "Statements";
    private static final Pattern DECLARED =
            Pattern.compile("(?m)^(?:public )?(?:final )?(?:class|record|interface|enum) (\\w+)");

    /** Copies the lists. */
    public SnippetFrame {
        imports = List.copyOf(imports);
        members = List.copyOf(members);
    }

    /**
     * Compiles the snippet on the class path of the test.
     *
     * @throws IllegalStateException if it does not compile; the message is the compiler's
     */
    public void compile(Snippet snippet) {
        Matcher declared = DECLARED.matcher(snippet.text());
        if (declared.find()) {
            Compiler.compile(Map.of(declared.group(1), snippet.text()));
        } else {
            Compiler.compile(Map.of(STATEMENTS, around(snippet.text())));
        }
    }

    private String around(String statements) {
        return imports.stream().map(each -> "import " + each + ";\n").collect(Collectors.joining())
                + "class " + STATEMENTS + " {\n" + String.join("\n", members)
                + "\nvoid run() throws Exception {\n" + statements + "\n}\n}\n";
    }
}
