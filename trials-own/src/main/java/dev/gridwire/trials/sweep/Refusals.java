// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts refusals into words that classes share, so that they can be counted. */
final class Refusals {

    private static final Pattern CLASS = Pattern.compile("class=([^,;\\s]+)");
    private static final String REMEDY = "; ";

    private Refusals() {}

    /** The rule, the class that broke it if it is another, and the remedy. */
    static String reason(RuntimeException refusal, String className) {
        String message = String.valueOf(refusal.getMessage());
        String rule = message.contains(": ") ? message.substring(0, message.indexOf(": ")) : message;
        Matcher matcher = CLASS.matcher(message);
        String culprit = matcher.find() ? matcher.group(1) : className;
        String remedy = message.contains(REMEDY) ? message.substring(message.lastIndexOf(REMEDY) + REMEDY.length()) : "";
        String blame = culprit.equals(className) ? "" : " (" + shared(culprit) + ')';
        return rule + blame + (remedy.isEmpty() ? "" : REMEDY + remedy.replace(className, "CLASS"));
    }

    /** Classes of the JDK are named, the library's own are not: there may be hundreds. */
    private static String shared(String culprit) {
        return culprit.startsWith("java.") || culprit.startsWith("javax.") || culprit.startsWith("sun.")
                ? culprit
                : "a class that it holds";
    }

    /** Whether the same bytes stand in another order, as hash containers may write their elements. */
    static boolean isOfHashOrder(byte[] one, byte[] other) {
        byte[] left = one.clone();
        byte[] right = other.clone();
        Arrays.sort(left);
        Arrays.sort(right);
        return Arrays.equals(left, right);
    }
}
