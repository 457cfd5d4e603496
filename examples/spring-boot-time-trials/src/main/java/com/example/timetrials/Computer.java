// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.io.Serializable;

/**
 * What a programmer works on.
 *
 * @param ram main memory in gigabytes
 */
public record Computer(String model, String subModel, int ram, String make) implements Serializable {}
