// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.shop;

import java.io.Serializable;

public record Line(String product, int amount) implements Serializable {}
