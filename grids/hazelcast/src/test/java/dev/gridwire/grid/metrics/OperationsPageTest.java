// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.testkit.document.ProjectPages;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.config.NamingConvention;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.EventType;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;
import jdk.jfr.ValueDescriptor;
import org.junit.jupiter.api.Test;

/** Names on {@code docs/operations.md} are those that the code gives, and a message is Hazelcast's. */
class OperationsPageTest {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final String PAGE = "docs/operations.md";

    record Order(int number) {}

    private static List<String> lines() throws IOException {
        return ProjectPages.page(PAGE).lines();
    }

    /** The rows of a section's tables, without their heads. */
    private static List<String> rows(String heading) throws IOException {
        return lines().stream().dropWhile(line -> !line.equals("## " + heading)).skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .dropWhile(line -> !line.startsWith("|--")).skip(1)
                .filter(line -> line.startsWith("| ")).toList();
    }

    private static Set<String> code(String text) {
        return CODE.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Meter> meters() {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        new SerializerMetrics(() -> new Statistics(List.of(), 0, 0, 0, 0, 0, 0, ""), 3).bindTo(registry);
        return registry.getMeters();
    }

    @Test
    void eachMeterHasARowWithItsTags() throws IOException {
        List<String> rows = rows("Metrics");
        assertThat(rows).hasSameSizeAs(meters().stream().map(meter -> meter.getId().getName()).distinct().toList());
        assertThat(meters()).isNotEmpty().allSatisfy(meter -> {
            String row = rows.stream().filter(each -> each.startsWith("| `" + meter.getId().getName() + "` |"))
                    .findFirst().orElseThrow(() -> new AssertionError("no row: " + meter.getId()));
            // "The same" are those of the row above.
            String tags = row.contains("| the same |") ? rows.get(rows.indexOf(row) - 1) : row;
            meter.getId().getTags().stream().filter(tag -> !tag.getValue().equals(BoundMeters.OTHER)).forEach(tag ->
                    assertThat(code(tags)).as(row).contains(tag.getKey(), tag.getValue()));
        });
    }

    /** As the registry of Prometheus makes them: names in snake case, counters with an end of their own. */
    @Test
    void alertsNameMetersThatThereAre() throws IOException {
        Set<String> known = meters().stream()
                .map(meter -> NamingConvention.snakeCase.name(meter.getId().getName(), meter.getId().getType())
                        + (meter instanceof FunctionCounter ? "_total" : ""))
                .collect(Collectors.toSet());
        String alerts = String.join("\n", rows("Alerts"));
        assertThat(found(Pattern.compile("gridwire_\\w+"), alerts)).isEqualTo(new TreeSet<>(known));
        Set<String> values = meters().stream().flatMap(meter -> meter.getId().getTags().stream())
                .map(tag -> tag.getKey() + "=\"" + tag.getValue() + "\"").collect(Collectors.toSet());
        assertThat(found(Pattern.compile("(?<=[{,])\\w+=\"[^\"]*\""), alerts)).isNotEmpty().isSubsetOf(values);
    }

    @Test
    void alertsNameAttributesOfTheBean() throws IOException {
        Set<String> attributes = Stream.of(SerializerMXBean.class.getMethods()).map(Method::getName)
                .map(name -> name.substring("get".length())).collect(Collectors.toSet());
        Pattern attribute = Pattern.compile("(?<=`)[A-Z]\\w+(?= [<>=])");
        assertThat(found(attribute, String.join("\n", rows("Alerts")))).isNotEmpty().isSubsetOf(attributes);
    }

    @Test
    void eachEventHasARowWithItsFields() throws IOException {
        List<String> rows = rows("Flight Recorder");
        List<EventType> events = events();
        assertThat(events).hasSameSizeAs(rows).allSatisfy(event -> {
            String row = rows.stream().filter(each -> each.startsWith("| `" + event.getName() + "` |"))
                    .findFirst().orElseThrow(() -> new AssertionError("no row: " + event.getName()));
            List<String> own = event.getFields().stream().map(ValueDescriptor::getName)
                    .filter(name -> !Set.of("startTime", "duration", "eventThread", "stackTrace").contains(name)).toList();
            assertThat(code(row)).as(row).containsAll(own);
        });
    }

    /** They are registered where something was written and something refused while a recording ran. */
    private static List<EventType> events() {
        try (Recording recording = new Recording()) {
            recording.start();
            GridwireSerializer serializer =
                    new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder.register(Order.class));
            var service = service(serializer);
            service.toData(new Order(1));
            assertThatThrownBy(() -> service.toData(new Object() {})).isNotNull();
            service.dispose();
            return FlightRecorder.getFlightRecorder().getEventTypes().stream()
                    .filter(event -> event.getName().startsWith("dev.gridwire.")).toList();
        }
    }

    private static InternalSerializationService service(GridwireSerializer serializer) {
        return new DefaultSerializationServiceBuilder().setConfig(new SerializationConfig().addSerializerConfig(
                new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer))).build();
    }

    /** What Hazelcast says where the jar is missing. */
    @Test
    void theMessageWithoutGridwireIsHazelcasts() throws IOException {
        var gridwire = service(new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder.register(Order.class)));
        Data data = gridwire.toData(new Order(1));
        gridwire.dispose();
        var bare = new DefaultSerializationServiceBuilder().build();
        String message = ProjectPages.page("docs/troubleshooting.md").lines().stream()
                .filter(line -> line.startsWith("| `")).map(row -> row.split("`")[1])
                .filter(each -> each.contains(" de-serializer ")).findFirst().orElseThrow();
        assertThatThrownBy(() -> bare.toObject(data)).hasStackTraceContaining(message);
        bare.dispose();
    }
}
