// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/** Runs ASM's verifier over class files. */
final class CodeCheck {

    private CodeCheck() {}

    /** Returns the verifier's complaint; empty if there is none. */
    static String problem(byte[] classFile, ClassLoader loader) {
        StringWriter text = new StringWriter();
        try {
            CheckClassAdapter.verify(new ClassReader(classFile), loader, false, new PrintWriter(text));
        } catch (RuntimeException | LinkageError e) {
            return "The code cannot be checked: " + e;
        }
        String found = text.toString().strip();
        // Ignores code of the user that names a class missing from the class path, as with optional libraries.
        boolean missing = found.contains(TypeNotPresentException.class.getName());
        return found.isEmpty() || missing ? "" : "The code is wrong: " + found.lines().findFirst().orElse("");
    }
}
