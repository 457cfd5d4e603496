// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.result.Cell;
import java.awt.Dimension;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.JFreeChart;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Draws {@code charts/*.svg}: images of the cells for pasting, without a browser. */
final class ChartImages {

    private static final int WIDTH = 860;
    /** The decimals of a pixel: more would make a file of 300 kB. */
    private static final int DECIMALS = 2;
    private static final String SVG = "http://www.w3.org/2000/svg";

    private ChartImages() {}

    /**
     * Draws two images for each workload and place with measured cells.
     *
     * @return their texts by file name; empty if this machine lacks fonts, which drawing needs
     */
    static Map<String, String> of(ComparisonResults results) throws IOException {
        Map<String, String> images = new LinkedHashMap<>();
        if (!hasFonts()) {
            return images;
        }
        Titles titles = Titles.of(results);
        for (NamedWorkload workload : results.workloads()) {
            for (NamedPlace place : results.places()) {
                List<Cell> cells = measured(results, workload, place);
                if (!cells.isEmpty()) {
                    String name = fileName(workload.id() + '-' + place.id());
                    String title = workload.title() + ", " + place.title().toLowerCase(Locale.ROOT);
                    images.put(name + ".svg", svg(
                            RoundTripBars.of(title, cells, titles), RoundTripBars.height(cells),
                            RoundTripBars.words(cells, titles)));
                    images.put(name + "-time-and-bytes.svg", svg(
                            TimeAgainstBytes.of(title, cells, titles), TimeAgainstBytes.HEIGHT,
                            TimeAgainstBytes.words(cells, titles)));
                }
            }
        }
        return images;
    }

    /** A JDK finds out when it first measures a text, and then throws errors of several kinds. Small containers have no fonts. */
    private static boolean hasFonts() {
        try {
            return new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics().getFontMetrics(ChartLook.FONT)
                    .stringWidth("µs") > 0;
        } catch (LinkageError | InternalError | RuntimeException e) {
            return false;
        }
    }

    private static List<Cell> measured(ComparisonResults results, NamedWorkload workload, NamedPlace place) {
        return results.cellsOf(workload.id(), place.id()).stream()
                .filter(cell -> cell.isMeasured() && cell.bytes() != null && cell.bytes() > 0)
                .sorted(Comparator.comparingDouble(Cell::roundTripNanos))
                .toList();
    }

    /** A user's class may have any name. */
    private static String fileName(String id) {
        return id.replaceAll("[^\\w.-]+", "-");
    }

    /** Draws letters as shapes, because a viewer has fonts of other widths than the machine that drew. */
    private static String svg(JFreeChart chart, int height, String words) throws IOException {
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
        context.setPrecision(DECIMALS);
        SVGGraphics2D graphics = new SVGGraphics2D(context, true);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setSVGCanvasSize(new Dimension(WIDTH, height));
        chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
        Element root = graphics.getRoot();
        root.setAttribute("role", "img");
        describe(root, "desc", words);
        describe(root, "title", chart.getTitle().getText());
        StringWriter text = new StringWriter();
        graphics.stream(root, text, true, false);
        return text.toString();
    }

    private static void describe(Element root, String name, String words) {
        Element element = root.getOwnerDocument().createElementNS(SVG, name);
        element.setTextContent(words);
        root.insertBefore(element, root.getFirstChild());
    }

    private static Document document() throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation()
                    .createDocument(SVG, "svg", null);
        } catch (ParserConfigurationException e) {
            throw new IOException("The JDK has an XML parser: " + e.getMessage(), e);
        }
    }
}
