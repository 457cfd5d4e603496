// SPDX-License-Identifier: Apache-2.0
/**
 * What is a class's serialized form?
 *
 * <p>It is a {@link dev.gridwire.codegen.layout.Layout}, which {@link dev.gridwire.codegen.layout.LayoutResolver} derives from
 * class models. The decisions here hold for all targets:
 *
 * <ul>
 *   <li>Slots are the fields of the whole chain of classes that are neither static nor transient, whether the classes are
 *       Serializable or not. Synthetic fields count, since they hold captured variables and enclosing instances. Those that the
 *       enhancer adds do not count. They have a synthetic flag, and a name that starts with
 *       {@link dev.gridwire.codegen.layout.LayoutResolver#GENERATED_FIELD_PREFIX}.
 *   <li>If the chain reaches a JDK class, it ends with one level without slots, which needs a hand-written codec. The fields of
 *       these classes are closed to us and differ between releases.
 *   <li>Hooks count if Java serialization would call them. An enhancer's synthetic {@code writeExternal} is not a hook.
 *   <li>Which objects must be tracked depends on a graph, not on a class: {@link dev.gridwire.codegen.layout.SharingAnalysis}
 *       decides it.
 * </ul>
 */
@NullMarked
package dev.gridwire.codegen.layout;

import org.jspecify.annotations.NullMarked;
