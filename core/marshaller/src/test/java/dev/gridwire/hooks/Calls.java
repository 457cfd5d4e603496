// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import java.util.ArrayList;
import java.util.List;

/** The hooks called, in order. */
final class Calls {

    private static final ThreadLocal<List<String>> CALLS = ThreadLocal.withInitial(ArrayList::new);

    private Calls() {}

    static void note(String call) {
        CALLS.get().add(call);
    }

    static List<String> take() {
        List<String> calls = List.copyOf(CALLS.get());
        CALLS.get().clear();
        return calls;
    }
}
