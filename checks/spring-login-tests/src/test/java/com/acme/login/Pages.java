// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import dev.gridwire.spring.login.Filled;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClient;
import org.springframework.security.oauth2.client.authentication.OAuth2AuthenticationToken;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;
import org.springframework.security.web.WebAttributes;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.util.ClassUtils;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;
import org.springframework.web.servlet.support.RequestContextUtils;
import org.springframework.web.servlet.view.RedirectView;

/** Says in plain text what a request finds in its session. */
@RestController
class Pages {

    private final OAuth2AuthorizedClientRepository clients;

    Pages(OAuth2AuthorizedClientRepository clients) {
        this.clients = clients;
    }

    /** Whether the site is there. */
    @GetMapping("/alive")
    String alive() {
        return "yes";
    }

    /** A page that a login goes back to. */
    @GetMapping("/orders")
    String orders(Authentication who, @RequestParam int page) {
        return "orders " + page + " of " + who.getName();
    }

    /** Puts into the session what no policy lets in. */
    @GetMapping("/stranger")
    String stranger(HttpSession session) {
        session.setAttribute("stranger", new Thread());
        return "kept";
    }

    /** All that is known of the user. */
    @GetMapping("/who")
    String who(Authentication who) {
        return Descriptions.of(who);
    }

    /** The token of forms. */
    @GetMapping("/csrf")
    String csrf(CsrfToken token) {
        return token.getParameterName() + "=" + token.getToken();
    }

    /** The access token of this user. */
    @GetMapping("/client")
    String client(OAuth2AuthenticationToken who, HttpServletRequest request) {
        OAuth2AuthorizedClient client =
                clients.loadAuthorizedClient(who.getAuthorizedClientRegistrationId(), who, request);
        return client.getClientRegistration().getClientName() + ' ' + client.getAccessToken().getTokenValue() + ' '
                + client.getAccessToken().getScopes() + ' ' + Objects.requireNonNull(client.getRefreshToken()).getTokenValue();
    }

    /** Why a login failed. */
    @GetMapping("/failure")
    String failure(HttpSession session) {
        Exception reason = (Exception) session.getAttribute(WebAttributes.AUTHENTICATION_EXCEPTION);
        return reason == null ? "none" : reason.getClass().getSimpleName() + ": " + reason.getMessage();
    }

    /** Leaves a note for the next page. */
    @PostMapping("/note")
    RedirectView note(RedirectAttributes next) {
        next.addFlashAttribute("note", List.of("saved", 1));
        return new RedirectView("/noted");
    }

    /** The next page. */
    @GetMapping("/noted")
    String noted(HttpServletRequest request) {
        Map<String, ?> note = RequestContextUtils.getInputFlashMap(request);
        return note == null ? "nothing" : String.valueOf(note.get("note"));
    }

    /** Puts into the session what another kind of login would. */
    @PostMapping("/keep/{what}")
    String keep(HttpSession session, @PathVariable String what) {
        Object kept = what.contains(".") ? new Filled().object(ClassUtils.resolveClassName(what, null)) : Samples.of(what);
        session.setAttribute(what, kept);
        return Descriptions.of(kept);
    }

    /** The object in the session. */
    @GetMapping("/kept/{what}")
    String kept(HttpSession session, @PathVariable String what) {
        return Descriptions.of(session.getAttribute(what));
    }

    /** Sets each attribute of the session again, so that this site writes it. */
    @GetMapping("/rewrite")
    String rewrite(HttpSession session) {
        for (String name : Collections.list(session.getAttributeNames())) {
            session.setAttribute(name, session.getAttribute(name));
        }
        return "rewritten";
    }

    /** The attributes of the session, with their classes. */
    @GetMapping("/session")
    String session(HttpSession session) {
        Map<String, String> names = new TreeMap<>();
        for (String name : Collections.list(session.getAttributeNames())) {
            names.put(name, session.getAttribute(name).getClass().getName());
        }
        return names.toString();
    }

    /** The number of payloads that Gridwire wrote here; 0 without it. */
    @GetMapping("/written")
    String written() {
        return String.valueOf(Written.payloads());
    }
}
