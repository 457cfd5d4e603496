// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of docs/redis.md compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("dev.gridwire.redis.*", "io.lettuce.core.RedisClient", "io.lettuce.core.api.sync.RedisCommands",
                    "redis.clients.jedis.JedisPooled", "org.springframework.data.redis.cache.*",
                    "org.springframework.data.redis.core.*", "org.springframework.data.redis.connection.*",
                    "org.springframework.data.redis.serializer.*",
                    "static org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair.*"),
            List.of("record Order(long id) {}", "Order order;", "byte[] key;", "RedisConnectionFactory connections;",
                    "RedisClient client;", "JedisPooled jedis;"));

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = ProjectPages.page("docs/redis.md").snippets().stream()
                .filter(each -> each.language().equals("java"))
                .toList();
        assertThat(java).isNotEmpty().allSatisfy(FRAME::compile);
    }
}
