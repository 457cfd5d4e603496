// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.mark.Mark;
import dev.gridwire.enhancer.schema.Schema;
import dev.gridwire.enhancer.schema.SchemaException;
import dev.gridwire.enhancer.schema.WrittenIds;
import java.util.Optional;
import java.util.OptionalInt;

/** Assigns ids to the classes of one place, and records them in the schema. */
final class IdSource {

    private final Schema schema;
    private final boolean kept;
    private final String module;
    private final OptionalInt factoryId;

    /**
     * Creates a source of ids from a schema.
     *
     * @param kept whether a file keeps the schema
     */
    IdSource(Schema schema, boolean kept, String module, OptionalInt factoryId) {
        this.schema = schema;
        this.kept = kept;
        this.module = module;
        this.factoryId = factoryId;
    }

    /**
     * Returns the ids of a class; none if its mechanism has none or no object has exactly this class.
     *
     * @throws SchemaException if ids collide, or would be forgotten
     */
    ClassIds of(Candidate candidate, Mechanism mechanism, String fingerprint) {
        Schema.Space space = new Schema.Space(module, mechanism.key());
        if (!mechanism.hasIds() || candidate.found().model().isAbstract()) {
            schema.record(candidate.name(), space, fingerprint);
            return ClassIds.none(candidate.name());
        }
        Optional<ClassIds> written = written(candidate);
        if (written.isEmpty() && !kept) {
            throw new SchemaException("Ids are given out and would be forgotten: class=" + EscapedNames.of(candidate.name())
                    + ", target="
                    + mechanism.key() + "; name a schema file, and keep it under version control");
        }
        return schema.idsOf(candidate.name(), space, written.isPresent() ? 0 : factory(), written, fingerprint);
    }

    // Returns the ids in a rewritten class, which a build cache may have restored, if the schema does not know them.
    private Optional<ClassIds> written(Candidate candidate) {
        FoundClass found = candidate.found();
        if (!found.isRewritten()) {
            return WrittenIds.find(found.name(), found.bytes());
        }
        Mark.Ids ids = found.mark().orElseThrow().ids();
        return schema.hasIds(found.name())
                ? Optional.empty()
                : Optional.of(new ClassIds(found.name(), ids.factoryId(), ids.classId(), 0));
    }

    /**
     * Records the ids of a class with handwritten serialization, so that no other class gets them. Returns whether it has any.
     */
    boolean noteWritten(FoundClass found, Mechanism mechanism, String fingerprint) {
        Optional<ClassIds> written = WrittenIds.find(found.name(), found.bytes());
        written.ifPresent(ids ->
                schema.idsOf(found.name(), new Schema.Space(module, mechanism.key()), 0, written, fingerprint));
        return written.isPresent();
    }

    private int factory() {
        return factoryId.orElseGet(() -> schema.factoryOf(module));
    }
}
