// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Formats thrown exceptions, with the topmost places of the stack. */
final class Escapes {

    private static final int PLACES = 12;

    private Escapes() {}

    static String text(Throwable thrown) {
        String places = Arrays.stream(thrown.getStackTrace()).limit(PLACES).map(StackTraceElement::toString)
                .collect(Collectors.joining(" < "));
        String cause = thrown.getCause() == null ? "" : ", caused by " + thrown.getCause();
        return thrown.getClass().getName() + ": " + thrown.getMessage() + cause + " [" + places + "]";
    }
}
