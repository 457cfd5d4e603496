// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.representer.Representer;
import org.yaml.snakeyaml.resolver.Resolver;

/** Reads Spring Boot's files of properties: names with dots, and the words of a list in one text. */
final class SpringFiles {

    private static final String PROFILE = "spring.config.activate.on-profile";
    /** An element of a list. */
    private static final Pattern ELEMENT = Pattern.compile("(.*)\\[\\d+]");

    private SpringFiles() {}

    static Map<String, String> read(InputStream file, boolean isProperties) throws IOException {
        Map<String, String> all = new TreeMap<>();
        for (Map<String, String> part : isProperties ? List.of(properties(file)) : yaml(file)) {
            if (!part.containsKey(PROFILE)) {
                all.putAll(part);
            }
        }
        return all;
    }

    private static Map<String, String> properties(InputStream file) throws IOException {
        Properties properties = new Properties();
        properties.load(file);
        Map<String, String> values = new TreeMap<>();
        properties.stringPropertyNames().stream().sorted().forEach(name -> {
            Matcher element = ELEMENT.matcher(name);
            add(values, element.matches() ? element.group(1) : name, properties.getProperty(name));
        });
        return values;
    }

    private static void add(Map<String, String> values, String name, String text) {
        values.merge(name, text, (one, other) -> one + ", " + other);
    }

    /** Returns the documents of a file. */
    private static List<Map<String, String>> yaml(InputStream file) throws IOException {
        List<Map<String, String>> documents = new ArrayList<>();
        try {
            for (Object document : parser().loadAll(file)) {
                Map<String, String> values = new TreeMap<>();
                flatten(document, "", values);
                documents.add(values);
            }
        } catch (YAMLException e) {
            throw new IOException("This is no YAML: " + e.getMessage(), e);
        }
        return documents;
    }

    /** Makes every scalar a text: {@code off} is no boolean then. */
    private static Yaml parser() {
        DumperOptions dumping = new DumperOptions();
        LoaderOptions loading = new LoaderOptions();
        return new Yaml(new SafeConstructor(loading), new Representer(dumping), dumping, loading, new Resolver() {
            @Override
            protected void addImplicitResolvers() {}
        });
    }

    private static void flatten(Object part, String name, Map<String, String> values) {
        if (part instanceof Map<?, ?> map) {
            map.forEach((key, value) -> flatten(value, name(name, String.valueOf(key)), values));
        } else if (part instanceof List<?> list) {
            list.forEach(each -> flatten(each, name, values));
        } else {
            add(values, name, String.valueOf(part));
        }
    }

    private static String name(String outer, String key) {
        String inner = key.startsWith("[") && key.endsWith("]") ? key.substring(1, key.length() - 1) : key;
        return outer.isEmpty() ? inner : outer + "." + inner;
    }
}
