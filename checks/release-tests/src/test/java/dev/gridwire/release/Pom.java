// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * A POM as it is written, nothing inherited.
 *
 * @param file where it stands
 * @param project its root
 */
record Pom(Path file, Element project) {

    static Pom read(Path file) throws IOException {
        try {
            return new Pom(file, DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile())
                    .getDocumentElement());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException("no POM: file=" + file, e);
        }
    }

    String artifactId() {
        return text("artifactId");
    }

    String packaging() {
        String packaging = text("packaging");
        return packaging.isEmpty() ? "jar" : packaging;
    }

    /** The text at a path of elements, or an empty one. */
    String text(String... path) {
        List<Element> found = List.of(project);
        for (String name : path) {
            found = found.stream().flatMap(each -> children(each, name).stream()).toList();
        }
        return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
    }

    /** Each dependency, as artifact and scope, in one of the two places where they stand. */
    List<Dependency> dependencies(boolean managed) {
        List<Element> parents = managed ? children(project, "dependencyManagement") : List.of(project);
        return parents.stream()
                .flatMap(parent -> children(parent, "dependencies").stream())
                .flatMap(list -> children(list, "dependency").stream())
                .map(Pom::dependency).toList();
    }

    private static Dependency dependency(Element element) {
        return new Dependency(child(element, "groupId"), child(element, "artifactId"), child(element, "version"),
                child(element, "scope"), Boolean.parseBoolean(child(element, "optional")));
    }

    private static String child(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                children.add(element);
            }
        }
        return children;
    }

    /**
     * What a POM depends on, as it says.
     *
     * @param scope empty for what is compiled with and needed at run time
     */
    record Dependency(String groupId, String artifactId, String version, String scope, boolean optional) {

        /** Users get it without asking. */
        boolean isPulled() {
            return !optional && !scope.equals("provided") && !scope.equals("test");
        }
    }
}
