// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.result.Traits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;

/**
 * What reports and advice say of a contestant, as {@code contestants.json} has it.
 *
 * @param id the name on the command line and in the results
 * @param title the name in tables and charts
 * @param colour the contestant's in all charts, as CSS writes it
 * @param description one sentence: the code that a user writes, and how it reaches the grid
 * @param origin the origin of the code that writes a class
 * @param work the work that it asks of its user
 * @param participation the runs in which it takes part
 * @param otherGrid whether it belongs to a grid other than Hazelcast: a bar to compare with, not a choice
 * @param strengths the needs for which it may be recommended; the table leaves them out where there are none
 * @param traits the work and the gains in words
 */
public record Descriptor(
        String id,
        String title,
        String colour,
        String description,
        CodeOrigin origin,
        Work work,
        Participation participation,
        boolean otherGrid,
        Set<Strength> strengths,
        Traits traits) {

    private static final List<Descriptor> ALL = read();

    /** Copies the set. */
    public Descriptor {
        strengths = strengths == null ? Set.of() : Set.copyOf(strengths);
    }

    private static List<Descriptor> read() {
        try (InputStream in = Descriptor.class.getResourceAsStream("contestants.json")) {
            return List.of(JsonMapper.builder().build().readValue(in, Descriptor[].class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Descriptor of(String id) {
        return ALL.stream().filter(one -> one.id.equals(id)).findFirst().orElseThrow();
    }
}
