// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The description of a published comparison in {@code comparisons.json}.
 *
 * @param workload the workload that it introduced
 * @param place the place of the values: {@code member} or {@code codec}
 * @param title may have placeholders for numbers
 * @param source the date, the machine and the version
 * @param contestants the published contestants; empty if all take part that hold the workload
 * @param base the contestant by which figures are divided, if it is measured
 * @param columns the columns of the table, the published ones first
 * @param figures the figures of the published columns, by contestant
 */
record Preset(
        String id,
        String workload,
        String place,
        String title,
        String source,
        List<String> contestants,
        String base,
        List<PublishedTable.Column> columns,
        Map<String, List<Double>> figures,
        List<String> notes) {

    private static final List<Preset> ALL = read();

    private static List<Preset> read() {
        try (InputStream in = Preset.class.getResourceAsStream("comparisons.json")) {
            return List.of(JsonMapper.builder().build().readValue(in, Preset[].class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Preset of(String id) {
        return ALL.stream().filter(one -> one.id.equals(id)).findFirst().orElseThrow();
    }

    /** Returns the contestants to measure. */
    List<Contestant> measured(PublishedSettings settings) {
        List<Contestant> published = contestants.stream().map(one -> Contestant.byId(one).orElseThrow()).toList();
        Stream<Contestant> chosen = published.isEmpty()
                ? settings.contestantsOr(Contestant.withoutVariants()).stream()
                : published.stream().filter(settings.contestantsOr(published)::contains);
        Workload<?> values = Workloads.byId(workload).orElseThrow();
        Place where = Place.byId(place).orElseThrow();
        return chosen.filter(one -> one.refusal(values).isEmpty() && one.refusal(where).isEmpty()).toList();
    }

    /**
     * Creates the table.
     *
     * @param here the figures of the other columns, by contestant
     * @param numbers numbers for the title
     */
    PublishedTable table(Map<Contestant, List<@Nullable Double>> here, Object... numbers) {
        boolean hasBase = here.keySet().stream().anyMatch(one -> one.id().equals(base));
        return new PublishedTable(
                id, workload, String.format(Locale.ROOT, title, numbers), source, columns,
                here.entrySet().stream().map(entry -> row(entry.getKey(), entry.getValue())).toList(),
                hasBase ? base : null, notes);
    }

    private PublishedTable.Row row(Contestant contestant, List<@Nullable Double> here) {
        int published = (int) columns.stream().filter(PublishedTable.Column::published).count();
        List<@Nullable Double> all = new ArrayList<>(figures.getOrDefault(contestant.id(), Collections.nCopies(published, null)));
        all.addAll(here);
        return new PublishedTable.Row(contestant.id(), contestant.title(), all);
    }
}
