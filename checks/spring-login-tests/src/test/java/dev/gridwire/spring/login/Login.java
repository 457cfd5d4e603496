// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A way to log in as ada. */
enum Login {
    FORM {
        @Override
        void run(Browser browser, Site first, Site second) throws IOException, InterruptedException {
            form(browser, first, second, Map.of());
        }
    },
    /** By the cookie of an earlier login, in a session that begins with it. */
    REMEMBERED {
        @Override
        void run(Browser browser, Site first, Site second) throws IOException, InterruptedException {
            form(browser, first, second, Map.of("remember-me", "on"));
            browser.forget("SESSION");
            assertThat(browser.text(first.at("/orders?page=2"))).isEqualTo(ORDERS);
        }
    },
    OAUTH2 {
        @Override
        void run(Browser browser, Site first, Site second) throws IOException, InterruptedException {
            provider(browser, first, second, "plain");
        }
    },
    OIDC {
        @Override
        void run(Browser browser, Site first, Site second) throws IOException, InterruptedException {
            provider(browser, first, second, "oidc");
        }
    },
    SAML_REDIRECT {
        @Override
        void run(Browser browser, Site first, Site second) throws IOException, InterruptedException {
            assertThat(saml(browser, first, second, "redirect", "ada")).isEqualTo(ORDERS);
        }
    },
    SAML_POST {
        @Override
        void run(Browser browser, Site first, Site second) throws IOException, InterruptedException {
            assertThat(saml(browser, first, second, "post", "ada")).isEqualTo(ORDERS);
        }
    },
    PASSKEY {
        @Override
        void run(Browser browser, Site first, Site second) throws IOException, InterruptedException {
            Passkey passkey = new Passkey(second);
            FORM.run(browser, second, second);
            // One at a time: a site may know the last registration only.
            synchronized (this) {
                passkey.register(browser);
            }
            browser.forget("SESSION");
            begin(browser, second);
            assertThat(passkey.login(browser)).contains("orders?page=2");
        }
    };

    static final String ORDERS = "orders 2 of ada";

    /** Logs in: begins at one site and ends at another, which may be the same. */
    abstract void run(Browser browser, Site first, Site second) throws IOException, InterruptedException;

    /** Asks for a page that one must be logged in for. */
    private static void begin(Browser browser, Site site) throws IOException, InterruptedException {
        assertThat(browser.text(site.at("/orders?page=2"))).contains("Please sign in");
    }

    private static void form(Browser browser, Site first, Site second, Map<String, String> more)
            throws IOException, InterruptedException {
        begin(browser, first);
        Map<String, String> fields = new HashMap<>(more);
        fields.putAll(Map.of("username", "ada", "password", "secret", "_csrf", browser.formToken(first)));
        assertThat(browser.post(second.at("/login"), fields).body()).isEqualTo(ORDERS);
    }

    private static void provider(Browser browser, Site first, Site second, String registration)
            throws IOException, InterruptedException {
        begin(browser, first);
        String authorize = browser.target(first.at("/oauth2/authorization/" + registration));
        String callback = browser.target(authorize);
        // The token is asked for with the address that the code was asked for.
        assertThat(browser.text(callback.replace(first.at("/"), second.at("/")))).isEqualTo(ORDERS);
    }

    /** Fails to log in, and gives the reason that the session keeps; null for a login that is not made to fail here. */
    @Nullable String fail(Browser browser, Site first, Site second) throws IOException, InterruptedException {
        switch (this) {
            case FORM -> browser.post(first.at("/login"),
                    Map.of("username", "ada", "password", "wrong", "_csrf", browser.formToken(first)));
            case REMEMBERED -> browser.post(first.at("/login"),
                    Map.of("username", "bob", "password", "secret", "_csrf", browser.formToken(first)));
            case OAUTH2, OIDC -> {
                String registration = this == OIDC ? "oidc" : "plain";
                String callback = browser.target(browser.target(first.at("/oauth2/authorization/" + registration)));
                String refused = callback.replaceFirst("code=[^&]*", this == OIDC ? "code=wrong" : "error=access_denied");
                browser.get(refused.replace(first.at("/"), second.at("/")));
            }
            case SAML_REDIRECT -> saml(browser, first, first, "redirect", "");
            case SAML_POST -> saml(browser, first, first, "post", "");
            default -> {
                return null;
            }
        }
        return browser.text(second.at("/failure"));
    }

    private static String saml(Browser browser, Site first, Site second, String registration, String name)
            throws IOException, InterruptedException {
        begin(browser, first);
        if (registration.equals("post")) {
            assertThat(browser.text(first.at("/saml2/authenticate/post"))).contains("http://localhost/sso");
        } else {
            assertThat(browser.target(first.at("/saml2/authenticate/redirect"))).startsWith("http://localhost/sso");
        }
        String response = Base64.getEncoder().encodeToString(name.getBytes(StandardCharsets.UTF_8));
        return browser.post(second.at("/login/saml2/sso/" + registration), Map.of("SAMLResponse", response)).body();
    }
}
