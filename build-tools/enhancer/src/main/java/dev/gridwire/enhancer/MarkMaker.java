// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.mark.Mark;
import dev.gridwire.enhancer.settings.AnnotationNames;
import java.util.Set;

/** Creates the marks of generated files. */
final class MarkMaker {

    /** The subject of a file that a place has once. */
    static final String CLOSING = "*";

    private static final Mark.Ids NO_IDS = new Mark.Ids(0, 0, 0);

    private final KnownClasses known;
    private final AnnotationNames names;

    MarkMaker(KnownClasses known, AnnotationNames names) {
        this.known = known;
        this.names = names;
    }

    /** Returns the mark of a file in a class's form, which may be shared with other classes. */
    Mark of(OutputFile file, Candidate candidate, Mechanism mechanism, ClassIds ids, Set<String> formed) {
        String internalName = candidate.found().model().internalName();
        boolean own = file.path().equals(internalName + ".class") || file.path().startsWith(internalName + "$")
                || file.path().startsWith(internalName + "_");
        return own ? ofClass(candidate, mechanism, ids, formed) : new Mark(
                Enhancer.version(), mechanism, "", "", "", "", NO_IDS);
    }

    private Mark ofClass(Candidate candidate, Mechanism mechanism, ClassIds ids, Set<String> formed) {
        return new Mark(
                Enhancer.version(),
                mechanism,
                Digest.of(candidate.settings(), names),
                candidate.name(),
                known.nearest(candidate.name(), formed),
                known.levelFingerprint(mechanism, candidate.name()),
                new Mark.Ids(ids.factoryId(), ids.classId(), ids.version()));
    }

    /** Returns the mark of a file that a place has once. */
    Mark closing(Mechanism mechanism) {
        return new Mark(Enhancer.version(), mechanism, "", CLOSING, "", "", NO_IDS);
    }
}
