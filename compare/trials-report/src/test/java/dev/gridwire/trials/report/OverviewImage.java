// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One small image of several runs for a project's front page: a bar a contestant, relative to Java serialization. By hand, not by
 * a library: it has no axis, and its colours follow the reader's choice of light or dark, also where the page around it does not.
 */
final class OverviewImage {

    private static final int WIDTH = 520;
    private static final int ROW = 27;
    private static final int BAR = 17;
    private static final int TOP = 64;
    private static final int NAMES = 212;
    private static final int LONGEST = 244;
    private static final int MARGIN = 12;
    private static final int TITLE_BASE = 25;
    private static final int SUBTITLE_BASE = 46;
    private static final int TEXT_BASE = 14;
    private static final int GAP = 8;

    private static final String PLACE = Place.CODEC.id();
    private static final String MEASURE = "relative to Java serialization; less is better";
    private static final String STYLE = """
            <style>
              .paper { fill: #ffffff } .ink { fill: #1b1e24 } .bar { fill: #aab1bf } .own { fill: %1$s }
              text { font: 15px system-ui, "Segoe UI", Helvetica, Arial, sans-serif } .strong { font-weight: 600 }
              @media (prefers-color-scheme: dark) {
                .paper { fill: #16181d } .ink { fill: #e6e8ec } .bar { fill: #596273 } .own { fill: #8f88f0 }
              }
            </style>
            """.formatted(Palette.of(Contestant.GRIDWIRE.id()));

    /** A contestant's figure. */
    record Row(NamedContestant contestant, double ratio) {

        /** With two decimals. */
        String figure() {
            return String.format(Locale.ROOT, "%.2f", ratio);
        }
    }

    private OverviewImage() {}

    /**
     * Round trips as a codec: the geometric means over all workloads and runs, of the contestants that people choose between and
     * that were measured in each.
     */
    static String ofRoundTrips(List<ComparisonResults> runs) {
        return svg("Time to write and read a value", roundTrips(runs));
    }

    /** The same of the bytes that are stored. */
    static String ofBytes(List<ComparisonResults> runs) {
        return svg("Bytes of a stored value", bytes(runs));
    }

    /** A cell's figure, over that of Java serialization. */
    private interface Figure {
        Optional<Double> of(ComparisonResults run, Cell cell);
    }

    private static Optional<Double> roundTrip(ComparisonResults run, Cell cell) {
        return cell.contestant().equals(Contestant.JAVA.id())
                ? Optional.of(1.0)
                : new Ratios(run.cells()).of(cell, Contestant.JAVA.id()).map(Ratio::value);
    }

    private static Optional<Double> bytes(ComparisonResults run, Cell cell) {
        Optional<Double> java = run.cell(cell.workload(), Contestant.JAVA.id(), PLACE).map(Cell::bytes);
        return Optional.ofNullable(cell.bytes()).flatMap(bytes -> java.map(bar -> bytes / bar));
    }

    /** The least first. */
    static List<Row> roundTrips(List<ComparisonResults> runs) {
        return rows(runs, OverviewImage::roundTrip);
    }

    /** The same of the bytes. */
    static List<Row> bytes(List<ComparisonResults> runs) {
        return rows(runs, OverviewImage::bytes);
    }

    private static List<Row> rows(List<ComparisonResults> runs, Figure figure) {
        List<Row> rows = new ArrayList<>();
        Set<String> usual = Contestant.usual().stream().map(Contestant::id).collect(Collectors.toSet());
        for (NamedContestant contestant : runs.get(0).contestants()) {
            if (!usual.contains(contestant.id())) {
                continue;
            }
            mean(runs, contestant.id(), figure).ifPresent(ratio -> rows.add(new Row(contestant, ratio)));
        }
        rows.sort(Comparator.comparingDouble(Row::ratio));
        return rows;
    }

    private static OptionalDouble mean(List<ComparisonResults> runs, String contestant, Figure figure) {
        double logarithms = 0;
        int count = 0;
        for (ComparisonResults run : runs) {
            for (NamedWorkload workload : run.workloads()) {
                Optional<Double> ratio = run.cell(workload.id(), contestant, PLACE)
                        .filter(Cell::isMeasured).flatMap(cell -> figure.of(run, cell));
                if (ratio.isEmpty()) {
                    return OptionalDouble.empty();
                }
                logarithms += Math.log(ratio.get());
                count++;
            }
        }
        return OptionalDouble.of(Math.exp(logarithms / count));
    }

    private static String svg(String title, List<Row> rows) {
        int height = TOP + rows.size() * ROW + MARGIN;
        StringBuilder text = new StringBuilder("<!-- SPDX-License-Identifier: Apache-2.0 -->\n");
        text.append(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 %d %d\" "
                + "width=\"%d\" height=\"%d\">\n", WIDTH, height, WIDTH, height));
        text.append("<title>").append(title).append(", ").append(MEASURE).append("</title>\n").append(STYLE);
        text.append("<rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"8\"/>\n");
        line(text, "ink strong", MARGIN, TITLE_BASE, "", title);
        line(text, "ink", MARGIN, SUBTITLE_BASE, "", MEASURE);
        double most = rows.stream().mapToDouble(Row::ratio).max().orElse(1);
        for (int i = 0; i < rows.size(); i++) {
            row(text, rows.get(i), TOP + i * ROW, most);
        }
        return text.append("</svg>\n").toString();
    }

    private static void row(StringBuilder text, Row row, int top, double most) {
        boolean isOwn = row.contestant().id().equals(Contestant.GRIDWIRE.id());
        String ink = isOwn ? "ink strong" : "ink";
        long length = Math.max(1, Math.round(row.ratio() / most * LONGEST));
        line(text, ink, NAMES - GAP, top + TEXT_BASE, " text-anchor=\"end\"", row.contestant().title());
        text.append(String.format(Locale.ROOT, "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"2\"/>\n",
                isOwn ? "own" : "bar", NAMES, top, length, BAR));
        line(text, ink, NAMES + length + GAP, top + TEXT_BASE, "", row.figure());
    }

    private static void line(StringBuilder text, String look, long x, int y, String anchor, String words) {
        String escaped = words.replace("&", "&amp;").replace("<", "&lt;");
        text.append("<text class=\"").append(look).append("\" x=\"").append(x).append("\" y=\"").append(y).append('"')
                .append(anchor).append('>').append(escaped).append("</text>\n");
    }
}
