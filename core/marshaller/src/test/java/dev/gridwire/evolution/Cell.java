// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.testkit.GraphText;
import java.util.Map;
import java.util.Objects;

/** A change, in one form and one direction. */
record Cell(Row row, Form form, Direction direction) {

    private static final int READS = 3;

    /** The name in tests and in the documentation. */
    @Override
    public String toString() {
        return row.id() + ", " + form + ", " + direction + ": " + row.change().name();
    }

    /**
     * Writes, reads and writes back, and fails unless all of it is as the table says.
     *
     * @param inPayload whether payloads carry their schemas; a store that both sides share has them otherwise
     */
    void check(Backend backend, boolean inPayload) {
        SchemaStore store = inPayload ? SchemaStore.inPayload() : SchemaStore.inMemory();
        State writer = state(!readerIsNew(), backend, store, UnknownFields.KEPT);
        State reader = state(readerIsNew(), backend, store, UnknownFields.KEPT);
        byte[] own = reader.marshaller().marshal(reader.make());
        byte[] payload = writer.marshaller().marshal(writer.make());
        if (row.change().expected(direction) instanceof Expectation.Reads reads) {
            // The first use may be interpreted, and must teach nothing wrong.
            for (int i = 0; i < READS; i++) {
                checkRead(writer, reader, payload, reads);
            }
        } else {
            checkRefused(writer, reader, payload, (Expectation.Refuses) row.change().expected(direction));
        }
        assertThat(reader.marshaller().marshal(reader.make())).as("what the reader writes, after it has read").isEqualTo(own);
    }

    private static void checkRead(State writer, State reader, byte[] payload, Expectation.Reads reads) {
        Object read = reader.marshaller().unmarshal(payload);
        assertThat(GraphText.of(read)).as("what was read").isEqualTo(reads.text());
        Object back = writer.marshaller().unmarshal(reader.marshaller().marshal(read));
        assertThat(GraphText.of(back)).as("what the writer gets back")
                .isEqualTo(Objects.requireNonNullElseGet(reads.back(), () -> GraphText.of(writer.make())));
    }

    private static void checkRefused(State writer, State reader, byte[] payload, Expectation.Refuses refuses) {
        Marshaller marshaller = reader.marshaller();
        assertThatThrownBy(() -> marshaller.unmarshal(payload))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContainingAll(refuses.words().toArray(CharSequence[]::new))
                .satisfies(thrown -> assertThat(!refuses.bothSchemas() || namesBothSchemas(thrown.getMessage(), writer, reader))
                        .as("names both schemas: " + thrown.getMessage() + writer.hashes() + reader.hashes()).isTrue());
    }

    private static boolean namesBothSchemas(String message, State writer, State reader) {
        Map<String, String> own = reader.hashes();
        return writer.hashes().entrySet().stream().anyMatch(entry -> message.contains(entry.getValue())
                && own.values().stream().anyMatch(message::contains));
    }

    /** Finds out the verdict; does not look it up. */
    Verdict verdict() {
        try {
            String written = GraphText.of(state(!readerIsNew(), UnknownFields.KEPT).make());
            if (!givesBack(UnknownFields.KEPT).equals(written)) {
                return Verdict.CHANGED;
            }
        } catch (MismatchedShapeException e) {
            return Verdict.REFUSED;
        }
        return needsUnknownFields() ? Verdict.KEPT : Verdict.READ;
    }

    /** Whether the writer gets its value back only because the reader keeps what it does not know. */
    private boolean needsUnknownFields() {
        try {
            return !givesBack(UnknownFields.DROPPED).equals(GraphText.of(state(!readerIsNew(), UnknownFields.KEPT).make()));
        } catch (MismatchedShapeException e) {
            return true;
        }
    }

    private String givesBack(UnknownFields fate) {
        State writer = state(!readerIsNew(), UnknownFields.KEPT);
        State reader = state(readerIsNew(), fate);
        Object read = reader.marshaller().unmarshal(writer.marshaller().marshal(writer.make()));
        return GraphText.of(writer.marshaller().unmarshal(reader.marshaller().marshal(read)));
    }

    private State state(boolean isNew, UnknownFields fate) {
        return state(isNew, Backend.INTERPRETED, SchemaStore.inPayload(), fate);
    }

    private boolean readerIsNew() {
        return direction == Direction.NEW_READS_OLD;
    }

    private State state(boolean isNew, Backend backend, SchemaStore store, UnknownFields fate) {
        return State.of(row, form, isNew, backend, store, fate);
    }
}
