// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of the handwritten forms. A constructor without arguments leaves them empty, and a read fills them. */
public abstract class MutableProgrammer {

    protected @Nullable String name;
    protected int age;
    protected @Nullable Computer computer;
    protected @Nullable List<String> languages;

    /** Takes over the content of a plain value, and shares strings and arrays with it. */
    public final MutableProgrammer with(Programmer plain) {
        name = plain.name();
        age = plain.age();
        computer = plain.computer();
        languages = plain.languages();
        return this;
    }
}
