// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SearchesTest {

    private static final int STRANGERS = 16;

    private final OnDemandThread worker = new OnDemandThread("searches");
    private final Map<Integer, AtomicInteger> looks = new ConcurrentHashMap<>();

    @AfterEach
    void end() {
        worker.end();
    }

    private Searches searches(IntPredicate look) {
        return new Searches(worker, hash -> {
            looks.computeIfAbsent(hash, each -> new AtomicInteger()).incrementAndGet();
            return look.test(hash);
        });
    }

    @Test
    void aSearchGoesOnUntilTheGridHasTheSchema() {
        searches(hash -> looks.get(hash).get() == 4).await(1);
        assertThat(looks.get(1)).hasValue(4);
    }

    @Test
    void aGridThatDoesNotAnswerIsAskedAgain() {
        searches(hash -> {
            if (looks.get(hash).get() < 5) {
                throw new IllegalStateException("not there for now");
            }
            return true;
        }).await(1);
        assertThat(looks.get(1)).hasValue(5);
    }

    @Test
    @Tag("full")
    @Proves(topic = Topic.RESOURCES,
            value = "In a grid, values that name schemas which nobody has delay 16 readers, by 5 s")
    void afterManySearchesInVainTheFirstAnswerCounts() {
        Searches searches = searches(hash -> false);
        CompletableFuture.allOf(IntStream.range(0, STRANGERS)
                .mapToObj(hash -> CompletableFuture.runAsync(() -> searches.await(hash), task -> new Thread(task).start()))
                .toArray(CompletableFuture[]::new)).join();
        assertThat(looks.values()).hasSize(STRANGERS).allSatisfy(count -> assertThat(count.get()).isGreaterThan(4));

        searches.await(STRANGERS);
        assertThat(looks.get(STRANGERS)).hasValue(1);
        int before = looks.get(0).get();
        searches.await(0);
        assertThat(looks.get(0)).as("a search in vain counts for a while").hasValue(before);
    }
}
