// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.lang.Nullable;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialCreationOptions;
import org.springframework.security.web.webauthn.registration.PublicKeyCredentialCreationOptionsRepository;

/** Keeps the last registration of a passkey that began, in memory. */
final class BegunRegistration implements PublicKeyCredentialCreationOptionsRepository {

    private final AtomicReference<PublicKeyCredentialCreationOptions> last = new AtomicReference<>();

    @Override
    public void save(
            HttpServletRequest request, HttpServletResponse response, @Nullable PublicKeyCredentialCreationOptions options) {
        last.set(options);
    }

    @Override
    public @Nullable PublicKeyCredentialCreationOptions load(HttpServletRequest request) {
        return last.get();
    }
}
