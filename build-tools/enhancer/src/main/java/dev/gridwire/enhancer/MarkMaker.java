// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.mark.Mark;
import dev.gridwire.enhancer.settings.AnnotationNames;
import java.util.Set;

/** Makes the marks of generated files. */
final class MarkMaker {

    /** The subject of a file that stands once in a place. */
    static final String CLOSING = "*";

    private static final Mark.Ids NO_IDS = new Mark.Ids(0, 0, 0);

    private final KnownClasses known;
    private final AnnotationNames names;

    MarkMaker(KnownClasses known, AnnotationNames names) {
        this.known = known;
        this.names = names;
    }

    /** The mark of a file that a class's form has: of the class, or shared with others. */
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

    /** The mark of a file that stands once in a place. */
    Mark closing(Mechanism mechanism) {
        return new Mark(Enhancer.version(), mechanism, "", CLOSING, "", "", NO_IDS);
    }
}
