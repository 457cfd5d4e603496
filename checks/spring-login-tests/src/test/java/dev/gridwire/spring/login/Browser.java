// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Requests pages with cookies, which count for all ports of a host, and follows redirections. */
final class Browser {

    private static final Pattern HIDDEN = Pattern.compile("name=\"_csrf\" type=\"hidden\" value=\"([^\"]+)\"");

    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(cookies).followRedirects(HttpClient.Redirect.ALWAYS).build();
    private final HttpClient stepwise = HttpClient.newBuilder().cookieHandler(cookies).build();

    HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return client.send(request(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Gets where a page leads, without going there. */
    String target(String address) throws IOException, InterruptedException {
        HttpResponse<String> response = stepwise.send(request(address).build(), HttpResponse.BodyHandlers.ofString());
        return response.headers().firstValue("Location").orElseThrow(() -> new IllegalStateException(response.body()));
    }

    /** Gets a page's text. */
    String text(String address) throws IOException, InterruptedException {
        HttpResponse<String> response = get(address);
        return response.statusCode() == 200 ? response.body() : response.statusCode() + " " + response.body();
    }

    HttpResponse<String> post(String address, Map<String, String> form) throws IOException, InterruptedException {
        String body = form.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return client.send(request(address).header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body)).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Posts JSON with the token that forms have. */
    HttpResponse<String> postJson(String address, String token, String json) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(URI.create(address))
                .header("Content-Type", "application/json").header("X-CSRF-TOKEN", token)
                .POST(HttpRequest.BodyPublishers.ofString(json)).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest.Builder request(String address) {
        return HttpRequest.newBuilder(URI.create(address)).header("Accept", "text/html,text/plain");
    }

    /** The token in the form of a login page. */
    String formToken(Site site) throws IOException, InterruptedException {
        Matcher field = HIDDEN.matcher(get(site.at("/login")).body());
        if (!field.find()) {
            throw new IllegalStateException("The login page has no token");
        }
        return field.group(1);
    }

    /** The token of a session that is logged in. */
    String token(Site site) throws IOException, InterruptedException {
        return text(site.at("/csrf")).replaceFirst("^_csrf=", "");
    }

    /** Forgets a cookie. */
    void forget(String name) {
        for (HttpCookie cookie : List.copyOf(cookies.getCookieStore().getCookies())) {
            if (cookie.getName().equals(name)) {
                cookies.getCookieStore().remove(null, cookie);
            }
        }
    }

    boolean has(String name) {
        return cookies.getCookieStore().getCookies().stream().anyMatch(cookie -> cookie.getName().equals(name));
    }
}
