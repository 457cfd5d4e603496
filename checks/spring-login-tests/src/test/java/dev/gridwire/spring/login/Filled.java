// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import com.nimbusds.jose.shaded.gson.internal.LazilyParsedNumber;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apereo.cas.client.authentication.AttributePrincipal;
import org.apereo.cas.client.authentication.AttributePrincipalImpl;
import org.apereo.cas.client.validation.Assertion;
import org.apereo.cas.client.validation.AssertionImpl;
import org.springframework.objenesis.ObjenesisStd;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.AuthenticatedPrincipal;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.oauth2.core.user.DefaultOAuth2User;
import org.springframework.security.oauth2.core.user.OAuth2User;
import org.springframework.security.saml2.provider.service.authentication.DefaultSaml2AuthenticatedPrincipal;
import org.springframework.security.web.webauthn.api.AuthenticationExtensionsClientInputs;
import org.springframework.security.web.webauthn.api.ImmutableAuthenticationExtensionsClientInputs;
import org.springframework.security.web.webauthn.api.ImmutablePublicKeyCredentialUserEntity;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialUserEntity;

/** Makes an object of a class without its constructors, with something in each of its fields. */
public final class Filled {

    /** Classes for interfaces that fields declare. */
    private static final Map<Class<?>, Class<?>> OF = Map.of(
            Authentication.class, UsernamePasswordAuthenticationToken.class, UserDetails.class, User.class,
            OAuth2User.class, DefaultOAuth2User.class, AuthenticatedPrincipal.class, DefaultSaml2AuthenticatedPrincipal.class,
            Assertion.class, AssertionImpl.class, AttributePrincipal.class, AttributePrincipalImpl.class,
            AuthenticationExtensionsClientInputs.class, ImmutableAuthenticationExtensionsClientInputs.class,
            PublicKeyCredentialUserEntity.class, ImmutablePublicKeyCredentialUserEntity.class);
    private static final int MOST_LEVELS = 4;

    private int levels;

    /** Makes one. */
    public Object object(Class<?> type) {
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type == LazilyParsedNumber.class) {
            return new LazilyParsedNumber("7");
        }
        if (Map.class.isAssignableFrom(type) || Comparator.class.isAssignableFrom(type)) {
            return constructed(type);
        }
        return Throwable.class.isAssignableFrom(type) ? fill(constructed(type)) : fill(new ObjenesisStd().newInstance(type));
    }

    /** By the constructor with the fewest parameters. */
    private Object constructed(Class<?> type) {
        Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
                .min(Comparator.comparingInt(Constructor::getParameterCount)).orElseThrow();
        constructor.setAccessible(true);
        try {
            return constructor.newInstance(Arrays.stream(constructor.getParameterTypes()).map(this::value).toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.getName(), e);
        }
    }

    private Object fill(Object object) {
        levels++;
        for (Class<?> each = object.getClass(); !each.getName().startsWith("java."); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    set(field, object);
                }
            }
        }
        levels--;
        return object;
    }

    private void set(Field field, Object object) {
        try {
            field.setAccessible(true);
            field.set(object, value(field.getType()));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field.toString(), e);
        }
    }

    private Object value(Class<?> type) {
        for (Object each : List.of("text", 7, 8L, true, Instant.EPOCH, Duration.ofSeconds(5), new Date(3), new byte[] {1, 2},
                new Object[] {"a", 1}, new TreeMap<>(Map.of("key", "value")), map(), new TreeSet<>(Set.of("a")), set(), list())) {
            if (type != Object.class && (type.isInstance(each) || isPrimitive(type, each))) {
                return each;
            }
        }
        boolean isOfList = OF.containsKey(type) || !type.isInterface() && type.getName().startsWith("org.");
        return type == Object.class || type == Serializable.class ? "object"
                : isOfList && levels < MOST_LEVELS ? object(OF.getOrDefault(type, type)) : null;
    }

    private static boolean isPrimitive(Class<?> type, Object value) {
        return type == int.class && value instanceof Integer || type == long.class && value instanceof Long
                || type == boolean.class && value instanceof Boolean;
    }

    private static Map<String, Object> map() {
        return new HashMap<>(Map.of("text", "a", "list", List.of(1, 2.5, true), "map", Map.of("key", Instant.EPOCH)));
    }

    private static Set<GrantedAuthority> set() {
        return new HashSet<>(Set.of(new SimpleGrantedAuthority("ROLE_A")));
    }

    private static Collection<Object> list() {
        return new ArrayList<>(List.of("a", Locale.GERMANY));
    }
}
