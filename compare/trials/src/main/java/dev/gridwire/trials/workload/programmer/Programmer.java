// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import java.io.Serializable;
import java.util.List;

/** The plain value of the time trials: all fields final, no default constructor. */
@SuppressWarnings("serial") // the list is an ArrayList, as published
public final class Programmer implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String name;
    private final int age;
    private final Computer computer;
    private final List<String> languages;

    /** Creates a programmer; keeps the list. */
    public Programmer(String name, int age, Computer computer, List<String> languages) {
        this.name = name;
        this.age = age;
        this.computer = computer;
        this.languages = languages;
    }

    public String name() {
        return name;
    }

    /** Returns the age in years. */
    public int age() {
        return age;
    }

    public Computer computer() {
        return computer;
    }

    /** Returns the languages; not copied. */
    public List<String> languages() {
        return languages;
    }
}
