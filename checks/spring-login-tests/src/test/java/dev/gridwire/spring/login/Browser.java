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

/** Requests pages with cookies, which count for all ports of a host, and follows redirections. All browsers share connections. */
final class Browser {

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final int FIRST_REDIRECTION = 300;
    private static final int FIRST_ERROR = 400;

    private static final Pattern HIDDEN = Pattern.compile("name=\"_csrf\" type=\"hidden\" value=\"([^\"]+)\"");

    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private int requests;

    /** The number of requests so far. */
    int requests() {
        return requests;
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        URI address = request.build().uri();
        cookies.get(address, Map.of()).forEach((name, values) -> values.forEach(value -> request.header(name, value)));
        HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        requests++;
        cookies.put(address, response.headers().map());
        return response;
    }

    private HttpResponse<String> follow(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response = send(request);
        while (response.statusCode() >= FIRST_REDIRECTION && response.statusCode() < FIRST_ERROR) {
            response = send(request(response.uri().resolve(location(response)).toString()));
        }
        return response;
    }

    HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return follow(request(address));
    }

    /** Gets where a page leads, without going there. */
    String target(String address) throws IOException, InterruptedException {
        return location(send(request(address)));
    }

    private static String location(HttpResponse<String> response) {
        return response.headers().firstValue("Location").orElseThrow(() -> new IllegalStateException(response.body()));
    }

    /** Gets a page's text. */
    String text(String address) throws IOException, InterruptedException {
        HttpResponse<String> response = get(address);
        return response.statusCode() == 200 ? response.body() : response.statusCode() + " " + response.body();
    }

    /** Gets JSON. */
    String json(String address) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(address)).header("Accept", "application/json")).body();
    }

    HttpResponse<String> post(String address, Map<String, String> form) throws IOException, InterruptedException {
        String body = form.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return follow(request(address).header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Posts JSON with the token that forms have. */
    HttpResponse<String> postJson(String address, String token, String json) throws IOException, InterruptedException {
        return follow(HttpRequest.newBuilder(URI.create(address))
                .header("Content-Type", "application/json").header("X-CSRF-TOKEN", token)
                .POST(HttpRequest.BodyPublishers.ofString(json)));
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
