// SPDX-License-Identifier: Apache-2.0
/**
 * What does serialization need to know about a class?
 *
 * <p>A {@link dev.gridwire.codegen.model.ClassModel} holds the answer as strings, numbers and enums. {@code ReflectionReader}
 * derives it from a live class, and {@code ClassFileReader} from the bytes of a class file; the two models are equal. So the
 * model omits any fact that only one reader can know:
 *
 * <ul>
 *   <li>the value of {@code serialVersionUID}, which reflection learns only by running the static initialiser. Both know whether
 *       it is declared.
 *   <li>which enum constant has a body, which only the code of the static initialiser tells. Both know whether some constant has
 *       a body, since the enum is then not final (JLS 8.9).
 *   <li>the bounds of a type variable where it is used, which may be declared in the class file of an enclosing class. A
 *       variable's erasure is in its field's descriptor, and its bounds are among the type parameters of the class that declares
 *       it.
 *   <li>parameter names from the debug table. Both know those from the MethodParameters attribute (JVMS 4.7.24).
 *   <li>annotations that are not visible at run time, nested annotation values, and annotation members with their default value.
 *       Annotations on the platform's classes, and those of {@code java.lang}, are omitted because they are no hints for a
 *       serializer.
 *   <li>static fields and ordinary methods, which are not needed.
 * </ul>
 *
 * <p>Some models still differ, by rule. Reflection hides the fields of some classes from everyone ({@code java.lang.Class} and a
 * few more). The virtual machine or an agent rewrites some classes on loading. Annotations differ if a value in the source equals
 * its default, or if the annotation's class is missing at run time. If a generic signature names a missing class, reflection
 * reads it as the erased type.
 *
 * <p>No reader initialises a class.
 *
 * <p>Code here and in {@code layout} that runs at the first use of a class uses loops even if streams would be as readable. The
 * first use is measured, too, and each lambda adds about half a millisecond of CPU to it, once a JVM.
 */
@NullMarked
package dev.gridwire.codegen.model;

import org.jspecify.annotations.NullMarked;
