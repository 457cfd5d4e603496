// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.table.FigureText;
import java.awt.Color;
import java.awt.Paint;
import java.awt.geom.Ellipse2D;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.XYItemLabelGenerator;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** Plots round trips over bytes, both from zero. Names Java serialization, and the contestants that no other beats in both. */
final class TimeAgainstBytes {

    static final int HEIGHT = 460;

    private static final double NANOS_PER_MICRO = 1_000;
    private static final double DOT = 10;
    private static final double ROOM = 0.12;

    private TimeAgainstBytes() {}

    /** Plots measured cells. */
    static JFreeChart of(String title, List<Cell> cells, Titles titles) {
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        for (Cell cell : cells) {
            double nanos = cell.roundTripNanos();
            double error = ChartLook.errorNanos(cell);
            double low = Math.max(nanos / 2, nanos - error);
            YIntervalSeries series = new YIntervalSeries(titles.contestant(cell.contestant()));
            series.add(bytes(cell), nanos / NANOS_PER_MICRO, low / NANOS_PER_MICRO,
                    (nanos + error) / NANOS_PER_MICRO);
            data.addSeries(series);
        }
        NumberAxis x = axis("bytes of a value");
        NumberAxis y = axis("µs for one write and one read");
        XYPlot plot = new XYPlot(data, x, y, new Dots(cells, titles));
        ChartLook.quiet(plot);
        return ChartLook.framed(title + ": time against bytes", plot);
    }

    /** Returns the chart in words, for readers who cannot see it. */
    static String words(List<Cell> cells, Titles titles) {
        return FigureText.list(cells.stream().map(cell -> titles.contestant(cell.contestant()) + ChartLook.mark(cell) + "  "
                + FigureText.bytes(bytes(cell)) + ", " + FigureText.time(cell.roundTripNanos())).toList());
    }

    private static NumberAxis axis(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setUpperMargin(ROOM);
        ChartLook.quiet(axis);
        return axis;
    }

    private static double bytes(Cell cell) {
        Double bytes = cell.bytes();
        return bytes == null ? 0 : bytes;
    }

    /** Whether no other contestant that preserves the value is both faster and smaller. */
    private static boolean isOnFront(Cell cell, List<Cell> cells) {
        return cell.outcome() == Outcome.HELD && cells.stream().noneMatch(other -> other != cell
                && other.outcome() == Outcome.HELD
                && other.roundTripNanos() <= cell.roundTripNanos() && bytes(other) <= bytes(cell));
    }

    /** Draws each dot in its contestant's colour; hollow if something is lost. */
    private static final class Dots extends XYErrorRenderer {

        private static final long serialVersionUID = 1L;

        private final transient List<Cell> cells;

        Dots(List<Cell> cells, Titles titles) {
            this.cells = cells;
            setDrawXError(false);
            setErrorPaint(ChartLook.MUTED);
            setDefaultShape(new Ellipse2D.Double(-DOT / 2, -DOT / 2, DOT, DOT));
            setAutoPopulateSeriesShape(false);
            setUseFillPaint(true);
            setDefaultItemLabelGenerator((XYItemLabelGenerator) (data, series, item) -> label(cells.get(series), titles));
            setDefaultItemLabelsVisible(true);
            setDefaultItemLabelFont(ChartLook.FONT);
            setDefaultItemLabelPaint(ChartLook.INK);
        }

        private String label(Cell cell, Titles titles) {
            boolean isNamed = isOnFront(cell, cells) || cell.contestant().equals("java");
            return isNamed ? titles.contestant(cell.contestant()) + ChartLook.mark(cell) : "";
        }

        @Override
        public Paint getItemPaint(int series, int item) {
            return Color.decode(Palette.of(cells.get(series).contestant()));
        }

        @Override
        public Paint getItemFillPaint(int series, int item) {
            return cells.get(series).outcome() == Outcome.HELD ? getItemPaint(series, item) : Color.WHITE;
        }
    }
}
