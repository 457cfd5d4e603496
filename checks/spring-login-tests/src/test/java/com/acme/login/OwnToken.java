// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import java.util.Collection;
import org.springframework.security.authentication.AbstractAuthenticationToken;
import org.springframework.security.core.GrantedAuthority;

/** A login of the application's own, whose superclass is Spring Security's. */
final class OwnToken extends AbstractAuthenticationToken {

    private static final long serialVersionUID = 1L;

    private final String name;

    OwnToken(String name, Collection<? extends GrantedAuthority> authorities) {
        super(authorities);
        this.name = name;
        setAuthenticated(true);
    }

    @Override
    public Object getCredentials() {
        return "";
    }

    @Override
    public Object getPrincipal() {
        return name;
    }
}
