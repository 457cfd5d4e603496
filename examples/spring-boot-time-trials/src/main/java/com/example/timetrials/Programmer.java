// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.io.Serializable;
import java.util.List;

/** The value of the trials. Hazelcast gives it to Java serialization; with Gridwire there, to Gridwire. */
public record Programmer(String name, int age, Computer computer, List<String> languages) implements Serializable {}
