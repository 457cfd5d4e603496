// SPDX-License-Identifier: Apache-2.0
/**
 * Measures codecs with no grid between, beside a limit that is written by hand. JMH benchmarks of six cases, beside the best
 * that was written by hand.
 *
 * <p>Repeated figures are of one object, or one payload, again and again. Fresh figures are of objects that were made just
 * before, or of payloads that differ, once each: {@link dev.gridwire.trials.direct.DirectCase#batch} of them an invocation,
 * which JMH is told as the operations of an invocation, so that its scores, their errors and its JSON are of one object.
 */
@NullMarked
package dev.gridwire.trials.direct;

import org.jspecify.annotations.NullMarked;
