// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.refused;

import java.io.Serializable;

public record RefusedValue(int number) implements Serializable {}
