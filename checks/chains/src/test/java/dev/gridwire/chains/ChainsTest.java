// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.chains.song.Canary;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Chains of gadgets through a marshaller: Java serialization runs them, Gridwire refuses them by name. */
class ChainsTest {

    private static MarshallerBuilder builder() {
        return Marshaller.builder().classLoader(Libraries.classes()).allowPackage("dev.gridwire.chains.song");
    }

    static Marshaller lenient() {
        MarshallerBuilder builder = builder().allowNamed(List.of("java.net.URL", "java.util.Hashtable"));
        for (String tree : new String[] {"org.apache", "org.springframework", "com.sun.syndication", "bsh"}) {
            builder.allowPackageTree(tree);
        }
        return builder.build();
    }

    @ParameterizedTest
    @EnumSource
    void firesThroughJavaSerialization(Chain chain) throws IOException {
        byte[] bytes = Libraries.javaBytes(chain.graph(new Library(Libraries.classes())));
        Canary.hush();
        Libraries.readByJava(bytes);
        assertThat(Canary.songs()).isPositive();
    }

    /** So the payloads of the next test would get there, if the policy did not stand in the way. */
    @ParameterizedTest
    @EnumSource
    void firesThroughGridwireWhereAllItsClassesAreAllowed(Chain chain) {
        byte[] payload = lenient().marshal(chain.graph(new Library(Libraries.classes())));
        Canary.hush();
        try {
            lenient().unmarshal(payload);
        } catch (GridwireException e) {
            assertThat(e).isNotInstanceOf(RejectedTypeException.class);
        }
        assertThat(Canary.songs()).isPositive();
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "Fifteen chains of gadgets of well-known libraries and the JDK are refused by default,"
            + " bare and up to five deep in containers, and get nowhere")
    void isRefusedByDefaultHoweverDeep(Chain chain) {
        Object graph = chain.graph(new Library(Libraries.classes()));
        for (int depth = 0; depth <= Nesting.DEEPEST; depth++) {
            byte[] payload = lenient().marshal(Nesting.around(graph, depth));
            Canary.hush();
            assertThatThrownBy(() -> builder().build().unmarshal(payload)).isInstanceOf(RejectedTypeException.class);
            assertThat(Canary.songs()).isZero();
        }
    }
}
