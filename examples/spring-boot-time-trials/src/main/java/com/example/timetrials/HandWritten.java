// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a hand-written mechanism needs besides: a class of its own with a constructor without arguments. */
abstract class HandWritten {

    private transient @Nullable Programmer programmer;

    HandWritten() {}

    HandWritten(Programmer programmer) {
        this.programmer = programmer;
    }

    final Programmer programmer() {
        return Objects.requireNonNull(programmer);
    }

    final void set(Programmer read) {
        programmer = read;
    }
}
