// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.shop.Bare;
import com.acme.shop.Product;
import com.acme.shop.Shop;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.Statistics;
import dev.gridwire.TypeStatistics;
import dev.gridwire.grid.metrics.LiveSerializers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.web.authentication.WebAuthenticationDetails;
import org.springframework.session.FindByIndexNameSessionRepository;
import org.springframework.session.Session;
import org.springframework.web.servlet.FlashMap;

class SessionTest {

    private static final String CONTEXT = "SPRING_SECURITY_CONTEXT";

    private static SecurityContext login() {
        User user = new User(
                "ada", "secret", List.of(new SimpleGrantedAuthority("ROLE_B"), new SimpleGrantedAuthority("ROLE_A")));
        UsernamePasswordAuthenticationToken token =
                UsernamePasswordAuthenticationToken.authenticated(user, null, user.getAuthorities());
        token.setDetails(new WebAuthenticationDetails("127.0.0.1", "session"));
        return new SecurityContextImpl(token);
    }

    private static FlashMap flash() {
        FlashMap flash = new FlashMap();
        flash.put("message", "saved");
        flash.setTargetRequestPath("/orders");
        flash.addTargetRequestParam("page", "2");
        return flash;
    }

    private static long payloads(Statistics statistics) {
        return statistics.types().stream().mapToLong(TypeStatistics::written).sum();
    }

    @Test
    void aSessionComesBackAndIsFoundByItsUser() throws Exception {
        SessionStore store = SessionStore.present();
        ConfigurableApplicationContext context = Shop.start(Bare.class);
        long before = payloads(LiveSerializers.statistics());
        HazelcastInstance member = Hazelcast.newHazelcastInstance(store.config());
        try {
            FindByIndexNameSessionRepository<Session> sessions = store.repository(member);
            Session session = sessions.createSession();
            session.setAttribute("product", Product.of("tea"));
            session.setAttribute(CONTEXT, login());
            session.setAttribute("FLASH", new CopyOnWriteArrayList<>(List.of(flash())));
            sessions.save(session);

            Session found = sessions.findById(session.getId());
            assertThat(found.<Product>getAttribute("product")).isEqualTo(Product.of("tea"));
            assertThat(found.<SecurityContext>getAttribute(CONTEXT)).isEqualTo(login());
            assertThat(found.<List<FlashMap>>getAttribute("FLASH")).containsExactly(flash());

            found.setAttribute("product", Product.of("milk"));
            found.removeAttribute("FLASH");
            sessions.save(found);
            Map<String, Session> ofUser = sessions.findByPrincipalName("ada");
            assertThat(ofUser).containsOnlyKeys(session.getId());
            Session changed = ofUser.get(session.getId());
            assertThat(changed.<Product>getAttribute("product")).isEqualTo(Product.of("milk"));
            assertThat(changed.<Object>getAttribute("FLASH")).isNull();
            assertThat(changed.<SecurityContext>getAttribute(CONTEXT)).isEqualTo(login());
            assertThat(payloads(LiveSerializers.statistics())).as("by Gridwire").isGreaterThan(before);
        } finally {
            member.shutdown();
            context.close();
        }
    }
}
