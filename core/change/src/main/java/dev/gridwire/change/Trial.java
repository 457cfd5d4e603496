// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.ContentRule;
import dev.gridwire.change.crossing.Crossing;
import dev.gridwire.change.crossing.Fate;
import dev.gridwire.change.crossing.StateFinding;
import dev.gridwire.change.recording.RecordedClass;
import dev.gridwire.change.recording.RecordingException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.proof.values.CannotMakeException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tries recorded values on the present classes, and present values on a release's. */
final class Trial {

    private static final int VALUES = 24;

    private final RecordedClass recorded;
    private final StateComparison comparison;
    private final Crossing crossing;
    private final Side released;
    private final Side present;
    private final Findings findings;
    private final List<String> notes = new ArrayList<>();

    Trial(RecordedClass recorded, Side released, Side present, StateComparison comparison) {
        this.recorded = recorded;
        this.comparison = comparison;
        this.released = released;
        this.present = present.seenBy(comparison.ofPresent());
        this.crossing = new Crossing(released, this.present, ContentRule.EVOLVED);
        this.findings = new Findings(recorded, comparison);
    }

    /** Returns what could not be tried. */
    List<String> notes() {
        return notes;
    }

    /** Returns all changes, from good to bad. */
    List<Change> run(PresentValues values, Application application) {
        if (comparison.gone().contains(recorded.className())) {
            findings.addGoneRoot();
        } else {
            tryUp();
            tryDown(values, application);
        }
        return findings.changes().stream().sorted(Comparator.comparing(Change::verdict)).toList();
    }

    private void tryUp() {
        Tries up = new Tries();
        for (byte[] payload : recorded.payloads()) {
            Object value = releasedValue(payload);
            Map<String, @Nullable Object> expected = released.seenBy(comparison.ofReleased()).content(value);
            up.add(crossing.up(expected, payload));
        }
        up.forEach(findings::up);
    }

    /** A release reads its own payloads, or the recording, the JDK or Gridwire is to blame, not a change. */
    private Object releasedValue(byte[] payload) {
        try {
            return released.read(payload);
        } catch (Exception | LinkageError e) {
            throw new RecordingException("A release's classes do not read what they wrote: class="
                    + EscapedNames.of(recorded.className()) + ", release=" + recorded.release() + ", "
                    + StateFinding.firstLine(e) + "; if they need a library's former version, put it on the class path, or record"
                    + " the class again under another name", e);
        }
    }

    private void tryDown(PresentValues values, Application application) {
        Tries down = new Tries();
        Tries rewritten = new Tries();
        for (Object value : presentValues(values, application)) {
            try {
                byte[] bytes = present.write(value);
                if (!isReadByPresent(bytes)) {
                    continue;
                }
                Map<String, @Nullable Object> content = present.content(value);
                StateFinding finding = crossing.down(content, bytes);
                down.add(finding);
                if (finding.fate() != Fate.EXCEPTION) {
                    rewritten.add(crossing.rewritten(content, bytes));
                }
            } catch (Exception | LinkageError e) {
                notes.add("A present value cannot be written: " + StateFinding.firstLine(e));
                break;
            }
        }
        if (down.isEmpty() && notes.isEmpty()) {
            notes.add("No present value was tried: the present classes do not read what they write");
        }
        down.forEach(findings::down);
        rewritten.forEach(findings::rewritten);
    }

    /** Made values may be some that a class does not accept from outside, such as null where its hooks refuse it. */
    private boolean isReadByPresent(byte[] bytes) {
        try {
            present.read(bytes);
            return true;
        } catch (Exception | LinkageError e) {
            return false;
        }
    }

    /** Made or given values; where none can be made, the recorded ones as the present classes read them. */
    private List<Object> presentValues(PresentValues values, Application application) {
        try {
            return values.of(Class.forName(presentName(), true, application.loader()), VALUES);
        } catch (CannotMakeException | ClassNotFoundException | LinkageError e) {
            notes.add("No present value can be made, so recorded ones were tried: " + e.getMessage());
            List<Object> read = new ArrayList<>();
            for (byte[] payload : recorded.payloads()) {
                try {
                    read.add(present.read(payload));
                } catch (Exception | LinkageError refused) {
                    // It is reported in the other direction.
                }
            }
            return read;
        }
    }

    private String presentName() {
        return comparison.presentName(recorded.className()).orElse(recorded.className());
    }
}
