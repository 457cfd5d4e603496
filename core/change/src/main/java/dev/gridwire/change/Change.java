// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.codegen.model.EscapedNames;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One change of a class since a release.
 *
 * @param className the class that changed
 * @param what the change, as in a diff: {@code - total:int   + total:string}; or what a try has shown
 * @param why the effect and the remedy; empty if there is no effect
 * @param seen what happened to values that were tried; empty if nothing did
 * @param isProven whether a recorded payload was refused, or read as something else
 * @param isUndecided whether only a try can tell the verdict
 */
public record Change(Verdict verdict, String className, String what, String why, List<String> seen, boolean isProven,
        boolean isUndecided) {

    private static final Pattern NEW_FIELD = Pattern.compile("\\+ \\S+:\\S+");

    /** Copies the list. */
    public Change {
        seen = List.copyOf(seen);
    }

    static Change of(Verdict verdict, String className, String what, String why) {
        return new Change(verdict, className, what, why, List.of(), false, false);
    }

    /** Returns it with what a try has shown; that decides, if the forms of the classes do not. */
    Change withSeen(Verdict shown, String more) {
        List<String> all = new ArrayList<>(seen);
        all.add(more);
        return new Change(verdict.graver(shown), className, what, why, all, isProven || shown == Verdict.BREAKS, isUndecided);
    }

    /** Returns the line that accepts the change, in every release and wherever the class occurs. */
    public String line() {
        return EscapedNames.of(className) + ": " + what;
    }

    /** Whether a field is new, which payloads of the release lack. */
    boolean isNewField() {
        return NEW_FIELD.matcher(what).matches();
    }

    /** Whether a line may accept the change: not if a release's payload shows that it cannot be read. */
    public boolean isAcceptable() {
        return verdict == Verdict.NEEDS_READERS_FIRST || verdict == Verdict.BREAKS && !isProven;
    }
}
