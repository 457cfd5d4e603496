// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.mark.Mark;
import dev.gridwire.enhancer.settings.AnnotationNames;
import java.util.Optional;
import java.util.Set;

/**
 * Checks that a class rewritten earlier equals the one that this run would make. The run cannot make it again, because the
 * original is gone.
 */
final class StaleCheck {

    private static final String RECOMPILE = "; recompile it: delete the folder of class files and build again";

    private final KnownClasses known;
    private final AnnotationNames names;

    StaleCheck(KnownClasses known, AnnotationNames names) {
        this.known = known;
        this.names = names;
    }

    /** Returns the problem of a class; empty if it has none. */
    Optional<String> problem(Candidate candidate, Set<String> formed) {
        Mark mark = candidate.found().mark().orElseThrow();
        String rule = rule(candidate, mark, formed);
        return rule.isEmpty() ? Optional.empty() : Optional.of(rule + ", class=" + EscapedNames.of(candidate.name()) + RECOMPILE);
    }

    /** Returns the problem of a rewritten class that is no longer a candidate. */
    static String unwanted(FoundClass found) {
        return "A class was enhanced that is not to be: mechanism=" + found.mark().orElseThrow().mechanism().key() + ", class="
                + EscapedNames.of(found.name()) + RECOMPILE;
    }

    /** Returns the problem of a class with ids that the schema no longer gives it. */
    static Optional<String> otherIds(FoundClass found, ClassIds ids) {
        Mark.Ids written = found.mark().orElseThrow().ids();
        boolean same = written.factoryId() == ids.factoryId() && written.classId() == ids.classId()
                && written.version() == ids.version();
        return same ? Optional.empty() : Optional.of("A class was enhanced with other ids than the schema's: written="
                + written.factoryId() + "/" + written.classId() + "/" + written.version() + ", schema=" + ids.factoryId() + "/"
                + ids.classId() + "/" + ids.version() + ", class=" + EscapedNames.of(found.name()) + RECOMPILE);
    }

    private String rule(Candidate candidate, Mark mark, Set<String> formed) {
        if (!mark.tool().equals(Enhancer.version())) {
            return "A class was enhanced by another version: found=" + mark.tool() + ", this=" + Enhancer.version();
        }
        if (!candidate.wanted().contains(mark.mechanism())) {
            return "A class was enhanced for another target: found=" + mark.mechanism().key();
        }
        if (!mark.options().equals(Digest.of(candidate.settings(), names))) {
            return "A class was enhanced with other options: found=" + mark.options();
        }
        String base = known.nearest(candidate.name(), formed);
        if (!mark.base().equals(base)) {
            return "A class was enhanced below another superclass: found=" + mark.base() + ", now=" + base;
        }
        return fields(candidate, mark);
    }

    private String fields(Candidate candidate, Mark mark) {
        try {
            String level = known.levelFingerprint(mark.mechanism(), candidate.name());
            return level.equals(mark.level()) ? "" : "A class was enhanced with other fields: found=" + mark.level() + ", now="
                    + level;
        } catch (ClassModelException e) {
            return "A class's form is unknown: " + e.getMessage();
        }
    }
}
