// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import java.util.List;

/**
 * A run that wrote nothing, because of all the problems that it lists.
 *
 * <pre>{@code
 * try {
 *     Enhancer.standard().enhance(options);
 * } catch (EnhancerException e) {
 *     e.problems().forEach(System.err::println);
 * }
 * }</pre>
 */
public final class EnhancerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> problems;

    /** A run with these problems. */
    public EnhancerException(List<String> problems) {
        super(text(problems));
        this.problems = List.copyOf(problems);
    }

    private static String text(List<String> problems) {
        String count = problems.size() == 1 ? "" : problems.size() + " problems; ";
        return count + "nothing was written:\n  " + String.join("\n  ", problems);
    }

    /** Each problem, a line with the next step. */
    public List<String> problems() {
        return problems;
    }
}
