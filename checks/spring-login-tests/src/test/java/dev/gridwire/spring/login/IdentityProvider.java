// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A provider of OAuth 2 and OpenID Connect on the loopback interface, that knows one user and asks nothing. */
final class IdentityProvider implements AutoCloseable {

    private static final int NOT_FOUND = 404;
    private static final int FOUND = 302;
    private static final long MINUTES_10 = 600_000;

    private final HttpServer server;
    private final RSAKey key;
    /** The nonce of each code. */
    private final Map<String, String> nonces = new ConcurrentHashMap<>();

    private IdentityProvider(HttpServer server, RSAKey key) {
        this.server = server;
        this.key = key;
    }

    static IdentityProvider start() throws IOException, JOSEException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        IdentityProvider provider = new IdentityProvider(server, new RSAKeyGenerator(2048).keyID("key").generate());
        server.createContext("/", exchange -> {
            try (exchange) {
                provider.answer(exchange);
            }
        });
        server.start();
        return provider;
    }

    /** Where it is. */
    String issuer() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** The properties by which an application knows it: as OpenID Connect's, and as one of OAuth 2 alone. */
    List<String> properties() {
        String registration = "--spring.security.oauth2.client.registration.";
        String provider = "--spring.security.oauth2.client.provider.";
        return List.of(
                registration + "oidc.client-id=shop", registration + "oidc.client-secret=secret",
                registration + "oidc.scope=openid,profile", registration + "oidc.provider=oidc",
                provider + "oidc.issuer-uri=" + issuer(),
                registration + "plain.client-id=shop", registration + "plain.client-secret=secret",
                registration + "plain.scope=read", registration + "plain.provider=plain",
                registration + "plain.authorization-grant-type=authorization_code",
                registration + "plain.redirect-uri={baseUrl}/login/oauth2/code/{registrationId}",
                provider + "plain.authorization-uri=" + issuer() + "/authorize",
                provider + "plain.token-uri=" + issuer() + "/token",
                provider + "plain.user-info-uri=" + issuer() + "/userinfo",
                provider + "plain.user-name-attribute=sub");
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Map<String, String> query = parse(exchange.getRequestURI().getRawQuery());
        switch (path) {
            case "/.well-known/openid-configuration" -> json(exchange, """
                    {"issuer": "%1$s", "authorization_endpoint": "%1$s/authorize", "token_endpoint": "%1$s/token",
                     "userinfo_endpoint": "%1$s/userinfo", "jwks_uri": "%1$s/jwks", "response_types_supported": ["code"],
                     "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["RS256"]}
                    """.formatted(issuer()));
            case "/authorize" -> authorize(exchange, query);
            case "/token" -> token(exchange);
            case "/jwks" -> json(exchange, new JWKSet(key.toPublicJWK()).toString());
            case "/userinfo" -> json(exchange, """
                    {"sub": "ada", "name": "Ada", "email": "ada@acme.com", "email_verified": true, "updated_at": 1700000000,
                     "address": {"country": "GB", "lines": ["a", {"b": 1.5}]}, "level": 3, "nothing": null}
                    """);
            default -> exchange.sendResponseHeaders(NOT_FOUND, -1);
        }
    }

    private void authorize(HttpExchange exchange, Map<String, String> query) throws IOException {
        String code = "code-" + System.nanoTime();
        nonces.put(code, query.getOrDefault("nonce", ""));
        String outcome = query.getOrDefault("scope", "").contains("refuse") ? "error=access_denied" : "code=" + code;
        exchange.getResponseHeaders().add("Location", query.get("redirect_uri") + "?" + outcome + "&state="
                + URLEncoder.encode(query.get("state"), StandardCharsets.UTF_8));
        exchange.sendResponseHeaders(FOUND, -1);
    }

    private void token(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        String nonce = nonces.remove(parse(body).get("code"));
        String idToken = nonce == null || nonce.isEmpty() ? "" : ", \"id_token\": \"" + idToken(nonce) + '"';
        String scope = idToken.isEmpty() ? "read" : "openid profile";
        json(exchange, "{\"access_token\": \"access\", \"refresh_token\": \"refresh\", \"token_type\": \"Bearer\","
                + " \"expires_in\": 600, \"scope\": \"" + scope + "\"" + idToken + "}");
    }

    private String idToken(String nonce) {
        Date now = new Date();
        JWTClaimsSet claims = new JWTClaimsSet.Builder().issuer(issuer()).subject("ada").audience("shop").issueTime(now)
                .expirationTime(new Date(now.getTime() + MINUTES_10)).claim("nonce", nonce).claim("auth_time", now)
                .claim("email", "ada@acme.com")
                .claim("realm_access", Map.of("roles", List.of("admin", Map.of("deep", List.of(1, 2.5, true))))).build();
        try {
            SignedJWT token = new SignedJWT(new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("key").build(), claims);
            token.sign(new RSASSASigner(key));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, String> parse(String query) {
        Map<String, String> values = new HashMap<>();
        for (String field : query == null ? new String[0] : query.split("&")) {
            int equals = field.indexOf('=');
            values.put(field.substring(0, equals), URLDecoder.decode(field.substring(equals + 1), StandardCharsets.UTF_8));
        }
        return values;
    }

    private static void json(HttpExchange exchange, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
