// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import java.util.Map;
import java.util.function.Function;

/**
 * The forms of a workload that somebody wrote for one grid; the grid's own package has the type that says how it is told of them.
 *
 * @param <P> the plain class of the values
 */
public interface WrittenForms<P> {

    /** Makers of the forms, which share strings and arrays with the plain value. */
    Map<Form, Function<P, Object>> makers();
}
