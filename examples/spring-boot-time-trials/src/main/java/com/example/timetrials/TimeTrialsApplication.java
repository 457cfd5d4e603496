// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * The time trials of 2017. The application starts twice in one process: first as if Gridwire were not there, since with it there
 * would be no Java serialization to measure; then with it. The profile {@code plain} is the whole difference.
 */
@SpringBootApplication
@ConfigurationPropertiesScan
public class TimeTrialsApplication {

    private static final Logger LOGGER = LoggerFactory.getLogger(TimeTrialsApplication.class);

    /** Runs the trials; {@code --time-trials.programmers=1000} and the like change their size. */
    public static void main(String[] arguments) throws IOException {
        run(arguments);
    }

    /** The same, with the results. */
    static List<Result> run(String... arguments) throws IOException {
        List<Result> results = new ArrayList<>();
        start(results, "plain", arguments);
        Path folder = start(results, "default", arguments);
        LOGGER.info("Average rounds:\n{}", new ResultTable(results).render());
        LOGGER.info("The chart is in {}", new ResultPage(results).write(folder).toAbsolutePath());
        return results;
    }

    private static Path start(List<Result> results, String profile, String... arguments) {
        SpringApplication application = new SpringApplication(TimeTrialsApplication.class);
        application.setAdditionalProfiles(profile);
        try (ConfigurableApplicationContext context = application.run(arguments)) {
            results.addAll(context.getBean(TimeTrials.class).results());
            return context.getBean(TimeTrialsProperties.class).folder();
        }
    }
}
