// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.util.Optional;

/**
 * The result of the analysis for one place.
 *
 * @param other the place that it meets, or the one that can hold anything; empty for other verdicts
 */
public record SharingFinding(Place place, Tracking tracking, Optional<Place> other) {}
