// SPDX-License-Identifier: Apache-2.0
/**
 * A parts list: a thousand objects of five classes with one abstract superclass. About a fifth of them occur elsewhere in the
 * list, or contain objects that do. No comparison published it, so it is measured only if it is named.
 */
@NullMarked
package dev.gridwire.trials.workload.parts;

import org.jspecify.annotations.NullMarked;
