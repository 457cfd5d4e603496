// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Two sites with users who go to either, while one site after the other is replaced. Users and their ways come from a seed. */
final class Road implements AutoCloseable {

    private static final int THREADS = 4;
    private static final int HALF = 2;
    /** One of so many visits makes its site write the session. */
    private static final int REWRITES = 4;
    /** One of so many users comes while a site is replaced. */
    private static final int MEANWHILE = 4;
    /** Their fields differ between the lines, they belong to another store, or they are written as another class. */
    private static final Set<String> OTHERS = Set.of(
            "SavedCookie", "UsernameNotFoundException", "SessionUpdateEntryProcessor", "LazilyParsedNumber");
    private static final List<String> FILLED = TypesTest.classes().filter(type -> !OTHERS.contains(type.getSimpleName()))
            .map(Class::getName).toList();
    private static final Path LOG = Path.of("target", "upgrade.log");

    private final long seed;
    private final Sites sites;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    private final List<Guest> guests = new ArrayList<>();
    private final Queue<String> loggedOut = new ConcurrentLinkedQueue<>();
    private final Queue<String> changed = new ConcurrentLinkedQueue<>();
    private final Site[] up = new Site[HALF];
    private final List<String> lines = new ArrayList<>();

    Road(long seed) throws Exception {
        this.seed = seed;
        this.sites = Sites.of(Store.REDIS);
        log("seed " + seed);
        log(String.format("%-22s %-22s %9s %9s %10s %8s", "site 0", "site 1", "sessions", "requests", "logged out", "changed"));
    }

    /** A user, and the choices that this user will make. */
    private record Guest(Visit visit, SplittableRandom random) {}

    /** Starts both sites, or replaces one after the other; after each, so many users log in. */
    void roll(Line line, Starter starter, int logins) throws Exception {
        for (int place = 0; place < HALF; place++) {
            int here = place;
            if (up[here] != null) {
                up[here].close();
            }
            Future<Site> next = threads.submit(() -> sites.start(here, line, starter));
            Site other = up[HALF - 1 - here];
            if (other != null) {
                goThrough(other, other, MEANWHILE);
            }
            up[here] = next.get();
            welcome(logins, up[here], other == null ? up[here] : other);
            goThrough(up[here], other == null ? up[here] : other, 1);
            log();
        }
    }

    /** Logs users in. Each begins and ends at either site. */
    private void welcome(int logins, Site first, Site second) throws InterruptedException, ExecutionException {
        Collection<Callable<Guest>> tasks = new ArrayList<>();
        for (int i = 0; i < logins; i++) {
            int number = guests.size() + i;
            tasks.add(() -> {
                SplittableRandom random = new SplittableRandom(seed + number);
                Visit visit = Visit.of(login(number), pick(random, first, second), pick(random, first, second));
                visit.trustTheSession();
                visit.keep(content(number, first, second), pick(random, first, second));
                return new Guest(visit, random);
            });
        }
        for (Future<Guest> each : threads.invokeAll(tasks)) {
            guests.add(each.get());
        }
    }

    /** Half of the users have a password; the others are spread over all ways to log in. */
    private static Login login(int number) {
        Login[] all = Login.values();
        int place = number % (2 * all.length);
        return place < all.length ? all[place] : Login.FORM;
    }

    /** The outcome of another login, or an object of a class on the starter's list, with something in each of its fields. */
    private static String content(int number, Site first, Site second) {
        boolean mayBeFilled = Stream.of(first, second).allMatch(each -> each.is(Line.BOOT_3_5, Starter.WRITING));
        return mayBeFilled && number % 2 == 0
                ? FILLED.get(number / 2 % FILLED.size()) : Visit.OTHERS.get(number % Visit.OTHERS.size());
    }

    private static Site pick(SplittableRandom random, Site first, Site second) {
        return random.nextBoolean() ? first : second;
    }

    private void goThrough(Site first, Site second, int oneOf) throws InterruptedException, ExecutionException {
        Collection<Callable<Void>> tasks = new ArrayList<>();
        for (Guest each : guests) {
            if (each.random.nextInt(oneOf) == 0) {
                tasks.add(() -> {
                    visit(each, pick(each.random, first, second));
                    return null;
                });
            }
        }
        for (Future<Void> each : threads.invokeAll(tasks)) {
            each.get();
        }
    }

    private void visit(Guest guest, Site site) throws IOException, InterruptedException {
        if (!guest.visit.isIn(site)) {
            loggedOut.add(guest.visit + " at " + site);
            return;
        }
        if (guest.random.nextBoolean()) {
            try {
                guest.visit.requireSame(site);
            } catch (AssertionError e) {
                changed.add(site + ": " + e.getMessage());
            }
        }
        if (guest.random.nextInt(REWRITES) == 0) {
            guest.visit.rewrite(site);
        }
    }

    /** Sessions that a site did not know any more. */
    Collection<String> loggedOut() {
        return loggedOut;
    }

    /** Sessions that held something else than before. */
    Collection<String> changed() {
        return changed;
    }

    int sessions() {
        return guests.size();
    }

    private void log() throws IOException {
        long requests = guests.stream().mapToLong(each -> each.visit.requests()).sum();
        log(String.format("%-22s %-22s %9d %9d %10d %8d", name(up[0]), name(up[1]), guests.size(), requests, loggedOut.size(),
                changed.size()));
    }

    private static String name(Site site) {
        return site == null ? "-" : site.toString();
    }

    private void log(String line) throws IOException {
        lines.add(line);
        Files.write(LOG, lines);
    }

    @Override
    public void close() throws IOException {
        threads.shutdownNow();
        sites.close();
    }
}
