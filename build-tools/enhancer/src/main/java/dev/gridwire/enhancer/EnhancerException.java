// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import java.util.List;

/**
 * Says that a run wrote nothing, and lists all problems that prevented it.
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

    /** Takes the problems of the run. */
    public EnhancerException(List<String> problems) {
        super(text(problems));
        this.problems = List.copyOf(problems);
    }

    private static String text(List<String> problems) {
        String count = problems.size() == 1 ? "" : problems.size() + " problems; ";
        return count + "nothing was written:\n  " + String.join("\n  ", problems);
    }

    /** Returns the problems, each on one line with the next step. */
    public List<String> problems() {
        return problems;
    }
}
