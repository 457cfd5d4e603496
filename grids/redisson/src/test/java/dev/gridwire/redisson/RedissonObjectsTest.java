// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.Shop.Place;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.redisson.api.CronSchedule;
import org.redisson.api.RBucket;
import org.redisson.api.RExecutorService;
import org.redisson.api.RLocalCachedMap;
import org.redisson.api.RLock;
import org.redisson.api.RMap;
import org.redisson.api.RMapCache;
import org.redisson.api.RScheduledExecutorService;
import org.redisson.api.RScheduledFuture;
import org.redisson.api.RScoredSortedSet;
import org.redisson.api.RSet;
import org.redisson.api.RTopic;
import org.redisson.api.RedissonClient;
import org.redisson.api.WorkerOptions;
import org.redisson.api.options.LocalCachedMapOptions;
import org.redisson.executor.CronExpression;

/** Redisson's objects, of which two clients use each. */
class RedissonObjectsTest {

    private static final Item TEA = new Item("tea", BigDecimal.TEN, List.of("green"));

    private static RealRedis redis;
    private static RedissonClient one;
    private static RedissonClient other;

    /** A key that holds a hash set, which is built in two ways. */
    record Tags(Set<String> tags) implements Serializable {

        static Tags forwards() {
            return new Tags(new HashSet<>(List.of("Aa", "BB", "x")));
        }

        static Tags backwards() {
            Set<String> tags = new HashSet<>(64);
            tags.addAll(List.of("x", "BB", "Aa"));
            return new Tags(tags);
        }
    }

    /** Runs in another client. */
    record Price(Item item) implements Callable<BigDecimal>, Serializable {
        @Override
        public BigDecimal call() {
            if (item.labels().isEmpty()) {
                throw new IllegalStateException("no label: " + item.name());
            }
            return item.price().add(BigDecimal.ONE);
        }
    }

    /** Runs in another client as well, which is in the same JVM here. */
    record Tick() implements Runnable, Serializable {

        private static final CountDownLatch RUN = new CountDownLatch(1);

        @Override
        public void run() {
            RUN.countDown();
        }
    }

    /** A remote service. */
    public interface Shelf {
        Item first(Place place);
    }

    @BeforeAll
    static void start() throws Exception {
        redis = RealRedis.start();
        one = redis.client(codec());
        other = redis.client(codec());
    }

    private static GridwireCodec codec() {
        return new GridwireCodec(builder -> builder
                .allowPackage("dev.gridwire.grid.contract").allowPackage("dev.gridwire.redisson").canonical(Tags.class));
    }

    @AfterAll
    static void stop() throws Exception {
        redis.close();
    }

    @Test
    void allNamedClassesOfRedissonAreThere() {
        assertThat(RedissonTypes.ALLOWED).allSatisfy(name ->
                assertThat(Class.forName(name, false, getClass().getClassLoader())).isNotInterface());
    }

    @Test
    void objectsOfRedissonInsideOfOthersAreReferences() {
        one.<String, Object>getMap("outer").put("inner", one.<Item>getBucket("inner"));
        one.<Item>getBucket("inner").set(TEA);
        RBucket<?> inner = (RBucket<?>) other.<String, Object>getMap("outer").get("inner");
        assertThat(inner.get()).isEqualTo(TEA);
    }

    @Test
    void mapsReplaceOnlyWhatIsThere() {
        RMap<Place, Item> map = one.getMap("replaced");
        Item coffee = new Item("coffee", BigDecimal.ONE, List.of());
        map.put(new Place("Paris", 1), TEA);
        RMap<Place, Item> seen = other.getMap("replaced");
        assertThat(seen.replace(new Place("Paris", 1), coffee, coffee)).isFalse();
        assertThat(seen.replace(new Place("Paris", 1), new Item("tea", BigDecimal.TEN, List.of("green")), coffee)).isTrue();
        assertThat(map.get(new Place("Paris", 1))).isEqualTo(coffee);
        assertThat(map.readAllKeySet()).containsExactly(new Place("Paris", 1));
    }

    @Test
    void canonicalKeysAndMembersAreFound() {
        one.<Tags, Item>getMap("canonical").put(Tags.forwards(), TEA);
        assertThat(other.<Tags, Item>getMap("canonical").get(Tags.backwards())).isEqualTo(TEA);
        RSet<Tags> set = one.getSet("members");
        set.add(Tags.forwards());
        assertThat(other.<Tags>getSet("members").contains(Tags.backwards())).isTrue();
    }

    @Test
    void setsScoredSetsAndQueuesHoldObjects() {
        one.<Item>getSet("set").add(TEA);
        assertThat(other.<Item>getSet("set")).containsExactly(TEA);
        RScoredSortedSet<Item> scored = one.getScoredSortedSet("scored");
        scored.add(2, TEA);
        scored.add(1, new Item("milk", BigDecimal.ONE, List.of()));
        assertThat(other.<Item>getScoredSortedSet("scored").last()).isEqualTo(TEA);
        one.<Item>getBlockingQueue("queue").offer(TEA);
        assertThat(other.<Item>getBlockingQueue("queue").poll()).isEqualTo(TEA);
    }

    @Test
    void entriesExpireAndNearCachesAreTold() throws Exception {
        RMapCache<String, Item> cache = one.getMapCache("expiring");
        cache.put("long", TEA, 1, TimeUnit.HOURS);
        assertThat(other.<String, Item>getMapCache("expiring").get("long")).isEqualTo(TEA);
        RLocalCachedMap<Place, Item> near = one.getLocalCachedMap(LocalCachedMapOptions.<Place, Item>name("near"));
        RLocalCachedMap<Place, Item> far = other.getLocalCachedMap(LocalCachedMapOptions.<Place, Item>name("near"));
        Place paris = new Place("Paris", 2);
        near.put(paris, TEA);
        assertThat(far.get(paris)).isEqualTo(TEA);
        Item milk = new Item("milk", BigDecimal.ONE, List.of());
        near.put(paris, milk);
        for (int i = 0; i < 200 && !milk.equals(far.get(paris)); i++) {
            Thread.sleep(20);
        }
        assertThat(far.get(paris)).isEqualTo(milk);
    }

    @Test
    void messagesReachTheOtherClient() throws Exception {
        BlockingQueue<Item> heard = new LinkedBlockingQueue<>();
        RTopic topic = other.getTopic("news");
        topic.addListener(Item.class, (channel, item) -> heard.add(item));
        one.getTopic("news").publish(TEA);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(TEA);
    }

    @Test
    void locksLock() {
        RLock lock = one.getLock("lock");
        lock.lock(10, TimeUnit.SECONDS);
        assertThat(other.getLock("lock").tryLock()).isFalse();
        lock.unlock();
    }

    @Test
    void executorsRunTasksAndSendBackWhatFails() throws Exception {
        RExecutorService workers = other.getExecutorService("tasks");
        workers.registerWorkers(WorkerOptions.defaults().workers(2));
        RScheduledExecutorService tasks = one.getExecutorService("tasks");
        assertThat(tasks.submit(new Price(TEA)).get(20, TimeUnit.SECONDS)).isEqualTo(new BigDecimal(11));
        assertThat(tasks.schedule(new Price(TEA), 100, TimeUnit.MILLISECONDS).get(20, TimeUnit.SECONDS))
                .isEqualTo(new BigDecimal(11));
        Price failing = new Price(new Item("bare", BigDecimal.ONE, List.of()));
        assertThatThrownBy(() -> tasks.submit(failing).get(20, TimeUnit.SECONDS))
                .hasStackTraceContaining("no label: bare");
    }

    /** Its years would be made one by one while it is read. */
    @Test
    void aScheduleIsWrittenAsATextAndNotAsAnExpression() throws Exception {
        other.getExecutorService("ticks").registerWorkers(WorkerOptions.defaults());
        RScheduledExecutorService ticks = one.getExecutorService("ticks");
        RScheduledFuture<?> future = ticks.schedule(new Tick(), CronSchedule.of("0/1 * * * * ?"));
        assertThat(Tick.RUN.await(20, TimeUnit.SECONDS)).isTrue();
        ticks.cancelTask(future.getTaskId());

        RBucket<CronExpression> bucket = one.getBucket("expression");
        CronExpression expression = new CronExpression("0 0 0 1 1 ? 1970-20000");
        assertThatThrownBy(() -> bucket.set(expression)).hasStackTraceContaining("class=" + CronExpression.class.getName());
    }

    @Test
    void servicesAnswer() {
        other.getRemoteService("shelf").register(Shelf.class, place -> new Item(place.city(), BigDecimal.ONE, List.of()));
        Shelf shelf = one.getRemoteService("shelf").get(Shelf.class, 20, TimeUnit.SECONDS);
        assertThat(shelf.first(new Place("Rome", 1)).name()).isEqualTo("Rome");
    }

    @Test
    void bucketsCompareAndSet() {
        one.<Item>getBucket("bucket").set(TEA, Duration.ofMinutes(5));
        assertThat(other.<Item>getBucket("bucket").compareAndSet(
                new Item("tea", BigDecimal.TEN, List.of("green")), new Item("new", BigDecimal.ONE, List.of()))).isTrue();
    }
}
