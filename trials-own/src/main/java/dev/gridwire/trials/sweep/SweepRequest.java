// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.util.List;

/**
 * A request to a fork of a sweep.
 *
 * @param classPath absolute paths of jars and folders
 * @param packages that the marshaller is to allow
 * @param known names of all serializable classes, of which samples may be made
 * @param factories names of other public classes that have static methods
 * @param names of the classes that are to be judged, or looked at
 * @param timeoutMillis for one class
 */
record SweepRequest(
        List<String> classPath,
        List<String> packages,
        List<String> known,
        List<String> factories,
        List<String> names,
        int timeoutMillis) {}
