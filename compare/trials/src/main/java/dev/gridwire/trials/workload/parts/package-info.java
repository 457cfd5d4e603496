// SPDX-License-Identifier: Apache-2.0
/**
 * A parts list: a thousand objects of five classes with one abstract superclass, about a fifth of which are, or hold, objects
 * that stand elsewhere in the list. No comparison published it: it is measured only where it is named.
 */
@NullMarked
package dev.gridwire.trials.workload.parts;

import org.jspecify.annotations.NullMarked;
