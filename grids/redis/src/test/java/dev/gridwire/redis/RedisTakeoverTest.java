// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.TakeoverContract;
import dev.gridwire.grid.contract.TakesOver;
import dev.gridwire.grid.contract.former.FormerWriter;
import java.util.List;
import java.util.function.UnaryOperator;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

/** Values that others wrote by Spring's templates and caches. */
@TakesOver(door = "Spring Data Redis", page = "redis.md#from-jackson-or-kryo")
public class RedisTakeoverTest extends TakeoverContract {

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(served(new GridwireRedisSerializer(settings)));
    }

    /** The serializer that Spring calls. */
    protected RedisSerializer<Object> served(GridwireRedisSerializer serializer) {
        return serializer;
    }

    private static Door door(RedisSerializer<Object> serializer) {
        return Door.of(serializer::serialize, serializer::deserialize);
    }

    @Override
    protected Old old(FormerWriter writer, Door library) {
        return old(writer, writer.title(), new OfLibrary(library));
    }

    @Override
    protected List<Old> ofProduct() {
        return List.of(old(FormerWriter.JAVA, "Spring, Java", RedisSerializer.java()),
                old(FormerWriter.JACKSON_2, "Spring, Jackson 2", RedisSerializer.json()));
    }

    private Old old(FormerWriter writer, String name, RedisSerializer<Object> former) {
        return new Old(writer, name, door(former), (isWriting, settings) -> door(served(
                new GridwireRedisSerializer(new GridSettings(isWriting, true, false), former, settings))));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof SerializationException;
    }
}
