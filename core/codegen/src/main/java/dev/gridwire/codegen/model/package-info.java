// SPDX-License-Identifier: Apache-2.0
/**
 * What is a class, as far as serialization may ask?
 *
 * <p>A {@link dev.gridwire.codegen.model.ClassModel} answers, a value of strings, numbers and enums. {@code ReflectionReader}
 * takes it from a live class and {@code ClassFileReader} from the bytes of a class file; the two models are equal. A fact
 * that only one of them can know is therefore not part of the model:
 *
 * <ul>
 *   <li>the value of {@code serialVersionUID}: reflection learns it by running the static initialiser only. That one is
 *       declared, both know.
 *   <li>which enum constant has a body: only the code of the static initialiser tells. That some constant has one, both know:
 *       the enum is not final (JLS 8.9).
 *   <li>bounds of a type variable where it is used: they may be declared in the class file of an enclosing class. A
 *       variable's erasure is in its field's descriptor, its bounds are among the type parameters of the class that
 *       declares it.
 *   <li>parameter names from the debug table; those from the MethodParameters attribute, both know (JVMS 4.7.24).
 *   <li>annotations that are not visible at run time, nested annotation values, and annotation members that have their
 *       default value; annotations on the platform's classes, and {@code java.lang}'s own, are left out, since none of
 *       them is a hint to a serializer.
 *   <li>static fields and ordinary methods: not needed.
 * </ul>
 *
 * <p>What remains unequal, by rule: classes whose fields reflection hides from everyone ({@code java.lang.Class} and a few
 * more), classes that the virtual machine or an agent rewrites on loading, an annotation value written out in the source
 * though equal to its default, and annotations whose own class is missing at run time. A generic signature that names a
 * missing class is read by reflection as the erased type.
 *
 * <p>No reader initialises a class.
 *
 * <p>The code here and in {@code layout} that runs at the first use of a class uses loops where streams would read as well:
 * the first use is measured too, and each lambda adds about half a millisecond of CPU to it, once a JVM.
 */
@NullMarked
package dev.gridwire.codegen.model;

import org.jspecify.annotations.NullMarked;
