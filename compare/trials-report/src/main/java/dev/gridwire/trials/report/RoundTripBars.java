// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.table.FigureText;
import java.awt.Color;
import java.awt.Paint;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.category.StatisticalBarRenderer;
import org.jfree.data.statistics.DefaultStatisticalCategoryDataset;

/** Draws the round trips of one workload in one place as bars, the fastest on top, with the confidence intervals as whiskers. */
final class RoundTripBars {

    private static final double NANOS_PER_MICRO = 1_000;
    private static final int ROW_HEIGHT = 24;

    private RoundTripBars() {}

    static int height(List<Cell> cells) {
        return cells.size() * ROW_HEIGHT + ChartLook.FRAME_HEIGHT;
    }

    /** Draws measured cells, the fastest first. */
    static JFreeChart of(String title, List<Cell> cells, Titles titles) {
        DefaultStatisticalCategoryDataset data = new DefaultStatisticalCategoryDataset();
        for (Cell cell : cells) {
            data.add(cell.roundTripNanos() / NANOS_PER_MICRO, ChartLook.errorNanos(cell) / NANOS_PER_MICRO, "",
                    label(cell, titles));
        }
        CategoryAxis names = new CategoryAxis();
        names.setMaximumCategoryLabelWidthRatio(1);
        names.setLowerMargin(0);
        names.setUpperMargin(0);
        ChartLook.quiet(names);
        NumberAxis time = new NumberAxis("µs for one write and one read");
        ChartLook.quiet(time);
        CategoryPlot plot = new CategoryPlot(data, names, time, new Bars(cells));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        ChartLook.quiet(plot);
        return ChartLook.framed(title, plot);
    }

    /** Returns the chart in words, for readers who cannot see it. */
    static String words(List<Cell> cells, Titles titles) {
        return FigureText.list(cells.stream().map(cell -> label(cell, titles)).toList());
    }

    private static String label(Cell cell, Titles titles) {
        return titles.contestant(cell.contestant()) + ChartLook.mark(cell) + "  " + FigureText.time(cell.roundTripNanos());
    }

    /** Draws each bar in its contestant's colour. */
    private static final class Bars extends StatisticalBarRenderer {

        private static final long serialVersionUID = 1L;

        private final transient List<Cell> cells;

        Bars(List<Cell> cells) {
            this.cells = cells;
            setBarPainter(new StandardBarPainter());
            setShadowVisible(false);
            setErrorIndicatorPaint(ChartLook.INK);
            setDrawBarOutline(false);
            setMaximumBarWidth(1);
        }

        @Override
        public Paint getItemPaint(int row, int column) {
            return Color.decode(Palette.of(cells.get(column).contestant()));
        }
    }
}
