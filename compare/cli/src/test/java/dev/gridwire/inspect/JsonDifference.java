// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/** Finds where two documents differ. Numbers are compared by value, because JavaScript writes 1 and 1e21 for 1.0 and 1.0E21. */
final class JsonDifference {

    private JsonDifference() {}

    /** Returns the place and both values; empty if there is no difference. */
    static String of(JsonNode expected, JsonNode found) {
        return of("", expected, found);
    }

    private static String of(String path, JsonNode expected, JsonNode found) {
        if (expected.isNumber() && found.isNumber()) {
            return isSame(expected, found) ? "" : told(path, expected, found);
        }
        if (expected.getNodeType() != found.getNodeType() || expected.size() != found.size()) {
            return told(path, expected, found);
        }
        return expected.isContainerNode() ? ofParts(path, expected, found)
                : expected.equals(found) ? "" : told(path, expected, found);
    }

    private static String ofParts(String path, JsonNode expected, JsonNode found) {
        for (Map.Entry<String, JsonNode> member : expected.properties()) {
            String difference = of(path + "/" + member.getKey(), member.getValue(), found.path(member.getKey()));
            if (!difference.isEmpty()) {
                return difference;
            }
        }
        for (int i = 0; expected.isArray() && i < expected.size(); i++) {
            String difference = of(path + "/" + i, expected.get(i), found.path(i));
            if (!difference.isEmpty()) {
                return difference;
            }
        }
        return "";
    }

    /** Before JDK 19 Java prints some floats with a digit that they do not need. */
    private static boolean isSame(JsonNode expected, JsonNode found) {
        return expected.isIntegralNumber()
                ? found.isIntegralNumber() && expected.bigIntegerValue().equals(found.bigIntegerValue())
                : expected.doubleValue() == found.doubleValue() || expected.floatValue() == found.floatValue();
    }

    private static String told(String path, JsonNode expected, JsonNode found) {
        return path + ": " + expected + " <> " + found;
    }
}
