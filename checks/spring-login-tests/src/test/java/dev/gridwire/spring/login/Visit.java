// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A user who is logged in, and what the application knew of them at first. */
final class Visit {

    /** What other logins would put into a session. */
    static final List<String> OTHERS = List.of("jwt", "opaque", "cas", "oneTime", "container", "switched", "own");

    private static final Pattern FACTOR = Pattern.compile("FactorGrantedAuthority\\{authority=(\\w+), issuedAt=[^}]+}");

    private static final Pattern ASSERTION = Pattern.compile("Saml2AssertionAuthentication\\{"
            + "assertion=Saml2ResponseAssertion\\{attributes=(\\{.*?}), nameId=.*?}, "
            + "(.*)attributes=again LinkedHashMap(.*), relyingPartyRegistrationId=\\w+,");

    private final Login login;
    private final Browser browser = new Browser();
    /** What pages said at first. */
    private final Map<String, String> known = new HashMap<>();
    private final Set<String> pages = new LinkedHashSet<>(Set.of("/who"));

    private Visit(Login login) {
        this.login = login;
    }

    /** Logs in: begins at one site and ends at another, which may be the same. */
    static Visit of(Login login, Site first, Site second) throws IOException, InterruptedException {
        Visit visit = new Visit(login);
        login.run(visit.browser, first, second);
        visit.requireSame(second);
        return visit;
    }

    /** Whether the user is still logged in. */
    boolean isIn(Site site) throws IOException, InterruptedException {
        return browser.text(site.at("/orders?page=2")).equals(Login.ORDERS);
    }

    /** Requires that the session has what it had when a site saw it first. */
    void requireSame(Site site) throws IOException, InterruptedException {
        for (String page : pages) {
            String text = inLine3(browser.text(site.at(page)));
            String before = known.putIfAbsent(page, text);
            assertThat(text).as("%s %s", login, page).isEqualTo(before == null ? text : before).doesNotStartWith("500");
        }
    }

    /** Text on objects that only Spring Security 7 has, as on those that stand for them in 6. */
    private static String inLine3(String text) {
        return ASSERTION.matcher(FACTOR.matcher(text).replaceAll("SimpleGrantedAuthority{role=$1}"))
                .replaceAll("Saml2Authentication{$2attributes=$1$3,");
    }

    /** Requests every page of a site; nothing that was known is lost. */
    void goThrough(Site site) throws IOException, InterruptedException {
        requireSame(site);
        assertThat(browser.text(site.at("/orders?page=2"))).as("%s", login).isEqualTo(Login.ORDERS);
        assertThat(browser.text(site.at("/session"))).as("%s", login).contains("SPRING_SECURITY_CONTEXT");
        if (login == Login.OAUTH2 || login == Login.OIDC) {
            assertThat(browser.text(site.at("/client"))).as("%s", login).contains(" access [").endsWith("] refresh");
        }
        assertThat(browser.post(site.at("/note"), Map.of("_csrf", browser.token(site))).body()).isEqualTo("[saved, 1]");
    }

    /** Makes a site write the whole session again. */
    void rewrite(Site site) throws IOException, InterruptedException {
        assertThat(browser.text(site.at("/rewrite"))).as("%s", login).isEqualTo("rewritten");
    }

    /** Puts into the session at one site what other logins would, and finds it at another. */
    void keep(Site first, Site second) throws IOException, InterruptedException {
        for (String what : OTHERS) {
            String kept = browser.post(first.at("/keep/" + what), Map.of("_csrf", browser.token(first))).body();
            assertThat(browser.text(second.at("/kept/" + what))).as(what).isEqualTo(kept).contains("authenticated=true");
        }
    }

    /** Puts an object into the session, which {@link #requireSame} looks at from then on. */
    void keep(String what, Site site) throws IOException, InterruptedException {
        String kept = browser.post(site.at("/keep/" + what), Map.of("_csrf", browser.token(site))).body();
        known.put("/kept/" + what, inLine3(kept));
        pages.add("/kept/" + what);
        requireSame(site);
    }

    /** Forgets the cookie by which a session that is lost would begin again. */
    void trustTheSession() {
        browser.forget("remember-me");
    }

    int requests() {
        return browser.requests();
    }

    @Override
    public String toString() {
        return login + " with " + pages;
    }

    /** Logs out. */
    void end(Site site) throws IOException, InterruptedException {
        browser.post(site.at("/logout"), Map.of("_csrf", browser.token(site)));
        browser.forget("remember-me");
        assertThat(browser.text(site.at("/orders?page=2"))).as("%s", login).contains("Please sign in");
    }
}
