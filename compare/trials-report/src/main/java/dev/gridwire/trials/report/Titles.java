// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.place.Place;
import java.util.HashMap;
import java.util.Map;

/** Knows the titles of workloads, contestants and places; the id replaces a title that the results lack. */
record Titles(Map<String, String> workloads, Map<String, String> contestants, Map<String, String> places) {

    static Titles of(ComparisonResults results) {
        Titles titles = new Titles(new HashMap<>(), new HashMap<>(), new HashMap<>());
        results.workloads().forEach(one -> titles.workloads.put(one.id(), one.title()));
        results.contestants().forEach(one -> titles.contestants.put(one.id(), one.title()));
        results.places().forEach(one -> titles.places.put(one.id(), one.title()));
        titles.places.putIfAbsent(Place.CLUSTER.id(), "Cluster");
        return titles;
    }

    String workload(String id) {
        return workloads.getOrDefault(id, id);
    }

    String contestant(String id) {
        return contestants.getOrDefault(id, id);
    }

    String place(String id) {
        return places.getOrDefault(id, id);
    }
}
