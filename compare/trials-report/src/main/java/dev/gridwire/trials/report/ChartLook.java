// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Timing;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleInsets;

/** Gives the images the look of the page in its light colours, without ornaments. */
final class ChartLook {

    static final Color INK = new Color(0x1b1e24);
    static final Color MUTED = new Color(0x586070);
    static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    /** The height of title and axis. */
    static final int FRAME_HEIGHT = 96;

    private static final Color GRID = new Color(0xe4e6ea);
    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 15);
    private static final double ROOM = 12;

    private ChartLook() {}

    /** Returns the error of a write and a read; an unknown error counts as none. */
    static double errorNanos(Cell cell) {
        Timing roundTrip = cell.roundTrip();
        return roundTrip == null || roundTrip.errorNanos() == null ? 0 : roundTrip.errorNanos();
    }

    static void quiet(Axis axis) {
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        axis.setLabelFont(FONT);
        axis.setLabelPaint(MUTED);
        axis.setTickLabelFont(FONT);
        axis.setTickLabelPaint(INK);
    }

    static void quiet(CategoryPlot plot) {
        frame(plot);
        plot.setRangeGridlinePaint(GRID);
        plot.setRangeGridlineStroke(new BasicStroke(1));
    }

    static void quiet(XYPlot plot) {
        frame(plot);
        plot.setDomainGridlinePaint(GRID);
        plot.setRangeGridlinePaint(GRID);
        plot.setDomainGridlineStroke(new BasicStroke(1));
        plot.setRangeGridlineStroke(new BasicStroke(1));
    }

    private static void frame(Plot plot) {
        plot.setBackgroundPaint(Color.WHITE);
        plot.setOutlineVisible(false);
        plot.setNoDataMessage("Nothing was measured.");
    }

    static JFreeChart framed(String title, Plot plot) {
        JFreeChart chart = new JFreeChart(title, TITLE, plot, false);
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(ROOM, ROOM, ROOM, ROOM));
        chart.getTitle().setPaint(INK);
        chart.getTitle().setHorizontalAlignment(HorizontalAlignment.LEFT);
        return chart;
    }

    /** Returns a star for a contestant that does not preserve the value, as on the terminal. */
    static String mark(Cell cell) {
        return cell.outcome() == Outcome.HELD ? "" : " *";
    }
}
