// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;

/** The results as a page with a chart, which holds all that it needs. */
record ResultPage(List<Result> results) {

    private static final String WEBJAR = "META-INF/maven/org.webjars/echarts/pom.properties";

    /** Writes the page and gives its file. */
    Path write(Path folder) throws IOException {
        Path page = Files.createDirectories(folder).resolve("time-trials.html");
        String text = resource("com/example/timetrials/page.html")
                .replace("{{results}}", json())
                .replace("{{echarts}}", resource(library()));
        return Files.writeString(page, text);
    }

    private String json() {
        return results.stream()
                .map(result -> String.format(
                        Locale.ROOT,
                        "{\"place\": \"%s\", \"mechanism\": \"%s\", \"write\": %.2f, \"read\": %.2f, \"bytes\": %.0f}",
                        result.place().title(), result.mechanism().title(),
                        result.writeMillis(), result.readMillis(), result.entryBytes()))
                .collect(Collectors.joining(",\n  ", "[\n  ", "\n]"));
    }

    private static String library() throws IOException {
        Properties jar = new Properties();
        jar.load(new StringReader(resource(WEBJAR)));
        return "META-INF/resources/webjars/echarts/" + jar.getProperty("version").strip() + "/echarts.min.js";
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(ResultPage.class.getClassLoader().getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
