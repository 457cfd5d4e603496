// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.elsewhere;

import java.io.Serializable;

public record RefusedValue(int number) implements Serializable {}
