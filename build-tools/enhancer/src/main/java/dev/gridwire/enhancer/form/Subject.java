// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModel;
import java.util.Set;

/**
 * A class that gets a form.
 *
 * @param classFile the compiler's class file
 * @param layouts know all classes of the class path, from class files alone
 * @param formed binary names of the classes that have the same form or get it in this run, here and on the class path
 * @param ids the ids of the class; all zero if the mechanism has none
 */
public record Subject(
        ClassModel model,
        Layout layout,
        byte[] classFile,
        LayoutResolver layouts,
        Set<String> formed,
        ClassIds ids,
        FormSettings settings) {}
