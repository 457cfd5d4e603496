// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.data.AuthenticatorAssertionResponse;
import com.webauthn4j.data.AuthenticatorAttestationResponse;
import com.webauthn4j.data.PublicKeyCredential;
import com.webauthn4j.data.PublicKeyCredentialCreationOptions;
import com.webauthn4j.data.PublicKeyCredentialRequestOptions;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.extension.client.AuthenticationExtensionClientOutput;
import com.webauthn4j.data.extension.client.RegistrationExtensionClientOutput;
import com.webauthn4j.test.authenticator.webauthn.PackedAuthenticator;
import com.webauthn4j.test.authenticator.webauthn.WebAuthnAuthenticatorAdaptor;
import com.webauthn4j.test.client.ClientPlatform;
import com.webauthn4j.util.Base64UrlUtil;
import java.io.IOException;

/** An authenticator of WebAuthn for a site. */
final class Passkey {

    private final ObjectConverter converter = new ObjectConverter();
    private final ClientPlatform platform;
    private final Site site;

    Passkey(Site site) {
        this.site = site;
        this.platform = new ClientPlatform(
                new Origin(site.at("")), new WebAuthnAuthenticatorAdaptor(new PackedAuthenticator()));
    }

    /** Registers itself with the user who is logged in. */
    void register(Browser browser) throws IOException, InterruptedException {
        String token = browser.token(site);
        String options = browser.postJson(site.at("/webauthn/register/options"), token, "").body();
        PublicKeyCredential<AuthenticatorAttestationResponse, RegistrationExtensionClientOutput> made =
                platform.create(converter.getJsonMapper().readValue(options, PublicKeyCredentialCreationOptions.class));
        String json = """
                {"publicKey": {"label": "key", "credential": {"id": "%1$s", "rawId": "%1$s", "type": "public-key",
                 "response": {"attestationObject": "%2$s", "clientDataJSON": "%3$s", "transports": ["internal"]},
                 "clientExtensionResults": {}, "authenticatorAttachment": "platform"}}}
                """.formatted(
                made.getId(), text(made.getResponse().getAttestationObject()), text(made.getResponse().getClientDataJSON()));
        String answer = browser.postJson(site.at("/webauthn/register"), token, json).body();
        if (!answer.contains("true")) {
            throw new IllegalStateException(options + "\n" + answer);
        }
    }

    /** Logs in by it, and gives the answer, which says where to go. */
    String login(Browser browser) throws IOException, InterruptedException {
        String token = browser.formToken(site);
        String options = browser.postJson(site.at("/webauthn/authenticate/options"), token, "").body();
        PublicKeyCredential<AuthenticatorAssertionResponse, AuthenticationExtensionClientOutput> shown =
                platform.get(converter.getJsonMapper().readValue(options, PublicKeyCredentialRequestOptions.class));
        AuthenticatorAssertionResponse response = shown.getResponse();
        return browser.postJson(site.at("/login/webauthn"), token, """
                {"id": "%1$s", "rawId": "%1$s", "type": "public-key",
                 "response": {"authenticatorData": "%2$s", "clientDataJSON": "%3$s", "signature": "%4$s", "userHandle": "%5$s"},
                 "clientExtensionResults": {}, "authenticatorAttachment": "platform"}
                """.formatted(shown.getId(), text(response.getAuthenticatorData()), text(response.getClientDataJSON()),
                text(response.getSignature()), text(response.getUserHandle()))).body();
    }

    private static String text(byte[] bytes) {
        return bytes == null ? "" : Base64UrlUtil.encodeToString(bytes);
    }
}
