// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.nio.file.Path;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * How large the trials are.
 *
 * @param programmers in the map
 * @param rounds that count
 * @param warmUp rounds before them, which do not
 * @param seed of the random programmers
 * @param mechanisms that take part, in this order
 * @param folder for the page with the chart
 */
@ConfigurationProperties("time-trials")
record TimeTrialsProperties(int programmers, int rounds, int warmUp, long seed, List<Mechanism> mechanisms, Path folder) {}
