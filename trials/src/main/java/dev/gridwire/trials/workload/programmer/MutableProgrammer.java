// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of the hand-written forms, which a no-argument constructor leaves empty and a read fills. */
abstract class MutableProgrammer {

    @Nullable String name;
    int age;
    @Nullable Computer computer;
    @Nullable List<String> languages;

    MutableProgrammer() {}

    MutableProgrammer(Programmer plain) {
        name = plain.name();
        age = plain.age();
        computer = plain.computer();
        languages = plain.languages();
    }
}
