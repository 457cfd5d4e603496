// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A user who is logged in, and what the application knew of them at first. */
final class Visit {

    private static final List<String> OTHERS = List.of("jwt", "opaque", "cas", "oneTime", "container", "switched", "own");

    private static final Pattern MISSING = Pattern.compile("The class is missing[^:]*: class=[\\w.]*\\.(\\w+)");

    private final Login login;
    private final Browser browser = new Browser();
    private String known = "";

    private Visit(Login login) {
        this.login = login;
    }

    /** Logs in: begins at one site and ends at another, which may be the same. */
    static Visit of(Login login, Site first, Site second) throws IOException, InterruptedException {
        Visit visit = new Visit(login);
        login.run(visit.browser, first, second);
        visit.known = visit.browser.text(second.at("/who"));
        return visit;
    }

    /** Requests every page of a site of the same line; nothing that was known is lost. */
    void goThrough(Site site) throws IOException, InterruptedException {
        assertThat(browser.text(site.at("/who"))).as("%s", login).isEqualTo(known);
        lookAround(site);
    }

    /** As {@link #goThrough}, at a site of another line, whose classes may have other fields. */
    void lookAround(Site site) throws IOException, InterruptedException {
        assertThat(browser.text(site.at("/orders?page=2"))).as("%s", login).isEqualTo(Login.ORDERS);
        assertThat(browser.text(site.at("/session"))).as("%s", login).contains("SPRING_SECURITY_CONTEXT");
        if (login == Login.OAUTH2 || login == Login.OIDC) {
            assertThat(browser.text(site.at("/client"))).as("%s", login).contains(" access [").endsWith("] refresh");
        }
        assertThat(browser.post(site.at("/note"), Map.of("_csrf", browser.token(site))).body()).isEqualTo("[saved, 1]");
    }

    /** The simple name of the class that a site lacks to read the session: it fails, and its log says so. */
    String missing(Site site) throws IOException, InterruptedException {
        String log = site.log();
        assertThat(browser.get(site.at("/orders?page=2")).statusCode()).as("%s", login).isEqualTo(500);
        Matcher missing = MISSING.matcher(site.log().substring(log.length()));
        return missing.find() ? missing.group(1) : "none";
    }

    /** Puts into the session at one site what other logins would, and finds it at another. */
    void keep(Site first, Site second) throws IOException, InterruptedException {
        for (String what : OTHERS) {
            String kept = browser.post(first.at("/keep/" + what), Map.of("_csrf", browser.token(first))).body();
            assertThat(browser.text(second.at("/kept/" + what))).as(what).isEqualTo(kept).contains("authenticated=true");
        }
    }

    /** Logs out. */
    void end(Site site) throws IOException, InterruptedException {
        browser.post(site.at("/logout"), Map.of("_csrf", browser.token(site)));
        browser.forget("remember-me");
        assertThat(browser.text(site.at("/orders?page=2"))).as("%s", login).contains("Please sign in");
    }
}
