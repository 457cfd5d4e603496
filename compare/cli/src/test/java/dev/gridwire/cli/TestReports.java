// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The reports of Surefire on the modules that ran before this one. */
final class TestReports {

    private TestReports() {}

    private static final Map<Path, Report> READ = new ConcurrentHashMap<>();

    /**
     * What a report says; many claims are proven by one test class.
     *
     * @param java the version
     * @param failed names of the test cases that did not pass
     */
    private record Report(int java, List<String> failed) {

        static Report of(Path file) {
            Document document = parse(file);
            return new Report(javaVersion(document), elements(document, "testcase")
                    .filter(each -> !isPassed(each))
                    .map(each -> each.getAttribute("name"))
                    .toList());
        }
    }

    /** The versions of Java on which a test failed; none where there is no report. */
    static SortedSet<Integer> failedOn(ProvenClaim claim) throws IOException {
        SortedSet<Integer> failed = new TreeSet<>();
        for (Path file : reports(claim)) {
            Report report = READ.computeIfAbsent(file, Report::of);
            if (report.failed().stream().anyMatch(each -> isOf(each, claim))) {
                failed.add(report.java());
            }
        }
        return failed;
    }

    private static List<Path> reports(ProvenClaim claim) throws IOException {
        Path folder = ProjectPages.modules().get(claim.module()).resolve("target/surefire-reports");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.getFileName().toString().matches(
                    "TEST-" + Pattern.quote(claim.testClass()) + "(-[a-z0-9-]+)?\\.xml")).toList();
        }
    }

    /** Names of the runs of a parameterized test begin with the method's. */
    private static boolean isOf(String name, ProvenClaim claim) {
        return name.equals(claim.testMethod())
                || name.startsWith(claim.testMethod() + "(") || name.startsWith(claim.testMethod() + "{");
    }

    private static boolean isPassed(Element testCase) {
        return Stream.of("failure", "error", "skipped").allMatch(each -> testCase.getElementsByTagName(each).getLength() == 0);
    }

    private static int javaVersion(Document document) {
        return elements(document, "property")
                .filter(each -> each.getAttribute("name").equals("java.specification.version"))
                .mapToInt(each -> Integer.parseInt(each.getAttribute("value")))
                .findFirst()
                .orElse(0);
    }

    private static Stream<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
    }

    private static Document parse(Path report) {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile());
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new IllegalStateException("This is no report of tests: " + report, e);
        }
    }
}
