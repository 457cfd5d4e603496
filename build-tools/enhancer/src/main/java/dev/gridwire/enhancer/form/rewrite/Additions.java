// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.objectweb.asm.ClassVisitor;

/**
 * The members and interfaces that a class gets.
 *
 * @param interfaces internal names; existing ones are not added again
 * @param unFinal names of the fields that lose {@code final}
 * @param interfaceMethods names of the methods that the interfaces require; synthetic ones of an earlier run are dropped
 * @param members adds methods and fields; all are synthetic, and named with {@link ClassRewriter#PREFIX} unless an interface
 *     requires another name
 */
public record Additions(
        List<String> interfaces, Set<String> unFinal, Set<String> interfaceMethods, Consumer<ClassVisitor> members) {

    /** Copies the lists. */
    public Additions {
        interfaces = List.copyOf(interfaces);
        unFinal = Set.copyOf(unFinal);
        interfaceMethods = Set.copyOf(interfaceMethods);
    }
}
