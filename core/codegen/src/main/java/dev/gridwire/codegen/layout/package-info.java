// SPDX-License-Identifier: Apache-2.0
/**
 * What is a class's serialized form?
 *
 * <p>A {@link dev.gridwire.codegen.layout.Layout}, which {@link dev.gridwire.codegen.layout.LayoutResolver} finds out from
 * class models. The choices here hold for all targets:
 *
 * <ul>
 *   <li>Slots are the fields of the whole chain of classes that are neither static nor transient, whether the classes are
 *       Serializable or not. Synthetic fields count, since they are captured variables and enclosing instances; those that
 *       the enhancer adds do not, and are known by a synthetic flag and a name that starts with
 *       {@link dev.gridwire.codegen.layout.LayoutResolver#GENERATED_FIELD_PREFIX}.
 *   <li>Where the chain reaches a class of the JDK it ends in one level without slots, for a hand-written codec: these
 *       fields are closed to us and differ between releases.
 *   <li>Hooks count where Java serialization would call them. An enhancer's synthetic {@code writeExternal} is no hook.
 *   <li>Which objects must be tracked is a question about a graph, not a class:
 *       {@link dev.gridwire.codegen.layout.SharingAnalysis} answers it.
 * </ul>
 */
@NullMarked
package dev.gridwire.codegen.layout;

import org.jspecify.annotations.NullMarked;
