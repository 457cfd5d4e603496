// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import dev.gridwire.grid.contract.LoopbackRedis;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A store of sessions, a provider, and the sites that are up. */
final class Sites implements AutoCloseable {

    private final IdentityProvider provider;
    private final LoopbackRedis redis;
    private final Store store;
    private final String cluster = "sites-" + System.nanoTime();
    private final List<Integer> ports = new ArrayList<>();
    private final List<Integer> members = new ArrayList<>();
    private final Deque<Site> up = new ArrayDeque<>();

    private Sites(Store store, IdentityProvider provider, LoopbackRedis redis) {
        this.store = store;
        this.provider = provider;
        this.redis = redis;
    }

    /** With places for three sites. */
    static Sites of(Store store) throws Exception {
        Sites sites = new Sites(store, IdentityProvider.start(), store.isRedis() ? LoopbackRedis.start() : null);
        for (int i = 0; i < 3; i++) {
            sites.ports.add(Site.freePort());
            sites.members.add(Site.freePort());
        }
        return sites;
    }

    /** Starts a site at one of the places, beside those that are up. */
    Site start(int place, Line line, Starter starter, String... more) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(provider.properties());
        arguments.addAll(List.of(more));
        arguments.add("--login.origins=" + String.join(",", ports.stream().map(port -> "http://localhost:" + port).toList()));
        if (store.isRedis()) {
            String session = line == Line.BOOT_3_5 ? "--spring.session.redis." : "--spring.session.data.redis.";
            arguments.addAll(List.of("--spring.data.redis.host=127.0.0.1", "--spring.data.redis.port=" + redis.port(),
                    session + "repository-type=" + (store == Store.REDIS_INDEXED ? "indexed" : "default")));
        } else {
            arguments.addAll(List.of("--login.cluster=" + cluster, "--login.member=" + members.get(place), "--login.members="
                    + String.join(",", members.stream().map(port -> "127.0.0.1:" + port).toList())));
        }
        Site site = Site.start(line, store, starter, ports.get(place), arguments);
        up.push(site);
        return site;
    }

    @Override
    public void close() throws IOException {
        try {
            for (Site site : up) {
                site.close();
            }
        } finally {
            provider.close();
            if (redis != null) {
                redis.close();
            }
        }
    }
}
