// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.proof.values.ValueSizes;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.UserFailure;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.userclass.ValuePool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UserClassWorkloadsTest {

    private static final Forks FORKS = new Forks(128);
    private static final String ORDER = "com.acme.Order";

    @TempDir
    private static Path folder;

    private static Path jar;

    @BeforeAll
    static void compile() {
        jar = UserProject.in(folder)
                .with("Order", """
                        public class Order implements Serializable {
                            private final long id;
                            private final List<Line> lines;
                            public Order(long id, List<Line> lines) { this.id = id; this.lines = new ArrayList<>(lines); }
                            public static final class Line implements Serializable {
                                private final String product; private final int amount;
                                public Line(String product, int amount) { this.product = product; this.amount = amount; }
                            }
                        }
                        """)
                .with("Samples", """
                        public class Samples {
                            static Order order(long seed) { return new Order(seed, List.of(new Order.Line("a", 1))); }
                            public static Order one(long seed) { return order(seed); }
                            public static Order[] array() { return new Order[] {order(1), order(2), order(3)}; }
                            public static Stream<Order> stream(Random chance) {
                                return Stream.generate(() -> order(chance.nextInt()));
                            }
                            public static Supplier<Order> supplier() { return () -> order(7); }
                            public static Map<String, Order> map() { return Map.of("a", order(1)); }
                            public static Order fails() { throw new IllegalStateException("no data base"); }
                            public static Order none() { return null; }
                            public static List<Order> empty() { return List.of(); }
                            public static List<String> others() { return List.of("text"); }
                            public Order notStatic() { return order(1); }
                        }
                        """)
                .with("Kinds", kinds())
                .jar();
    }

    private static String kinds() {
        return """
                        public class Kinds {
                            public static abstract class Shape {}
                            public static class Circle extends Shape { double radius; }
                            public interface Marked {}
                            public enum Colour { RED }
                            public class Inner { int number; }
                            public record Plain(String name) {}
                            public record Refusing(int number) {
                                public Refusing { throw new IllegalArgumentException("never"); }
                            }
                            public static class Broken { static final int ONE = 1 / Integer.parseInt("0"); }
                            public static class ByHand implements Externalizable {
                                private int number;
                                public ByHand() {}
                                public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(number); }
                                public void readExternal(ObjectInput in) throws IOException { number = in.readInt(); }
                            }
                        }
                        """;
    }

    @Test
    void valuesAreMadeByTheConstructorAndTheClassIsNeverLoadedHere() throws IOException {
        try (UserClassWorkloads own = prepare(ORDER, null)) {
            Workload<?> workload = own.workloads().get(0);
            UserClassSpec spec = spec(workload);
            assertThat(spec.types()).containsExactly(ORDER, "com.acme.Order$Line");
            assertThat(spec.description()).contains("1,000 values made by its public constructor (long, List)");
            assertThat(workload.id()).isEqualTo("own-order");
            assertThat(workload.title()).isEqualTo("Order");
            assertThat(ValuePool.read(Path.of(spec.folder())).values()).hasSize(1_000);
            assertThatThrownBy(() -> Class.forName(ORDER)).isInstanceOf(ClassNotFoundException.class);
        }
    }

    @Test
    @Tag("full")
    @Tag("full")
    void oneSeedGivesTheSameBytesAgainAndAnotherSeedOthers() {
        List<byte[]> first = pool(1);
        assertThat(pool(1)).usingElementComparator(Arrays::compare).containsExactlyElementsOf(first);
        assertThat(pool(2).get(0)).isNotEqualTo(first.get(0));
    }

    private static List<byte[]> pool(long seed) {
        try (UserClassWorkloads own = UserClassWorkloads.prepare(new UserClassRequest(
                List.of(jar.toString()), List.of(ORDER), null, ValueSizes.DEFAULT, seed, List.of(), null), FORKS)) {
            return ValuePool.read(Path.of(spec(own.workloads().get(0)).folder())).values();
        }
    }

    @Test
    void folderGoesOnClose() {
        Path own;
        try (UserClassWorkloads workloads = prepare(ORDER, null)) {
            own = Path.of(spec(workloads.workloads().get(0)).folder());
            assertThat(own).exists();
        }
        assertThat(own).doesNotExist();
        assertThat(own.getParent()).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"one, 1000", "array, 3", "stream, 1000", "supplier, 1000", "map, 1"})
    @Tag("full")
    void staticMethodGivesOneValueOrManyOrWhatGivesThem(String method, int count) {
        try (UserClassWorkloads own = prepare(ORDER, "com.acme.Samples::" + method)) {
            assertThat(ValuePool.read(Path.of(spec(own.workloads().get(0)).folder())).values()).hasSize(count);
        }
    }

    @ParameterizedTest
    @Tag("full")
    @CsvSource(delimiter = '|', value = {
        "fails | The method throws: com.acme.Samples::fails: java.lang.IllegalStateException: no data base",
        "none | The method gives null: com.acme.Samples::none",
        "empty | The method gives no value: com.acme.Samples::empty",
        "others | A value is of another class: java.lang.String in place of com.acme.Order",
        "notStatic | The method is not static, or takes something else: com.acme.Samples::notStatic",
        "missing | There is no such method: com.acme.Samples::missing"
    })
    @Tag("full")
    void staticMethodThatGivesNoValueIsRefused(String method, String begin) {
        assertThatThrownBy(() -> prepare(ORDER, "com.acme.Samples::" + method))
                .isInstanceOf(ForkFailure.class)
                .hasMessageStartingWith(begin)
                .hasMessageEndingWith(")");
    }

    @ParameterizedTest
    @Tag("full")
    @CsvSource(delimiter = '|', value = {
        "com.acme.Kinds$Shape | This class is abstract: com.acme.Kinds$Shape (name a concrete one: com.acme.Kinds$Circle;",
        "com.acme.Kinds$Marked | This is an interface: com.acme.Kinds$Marked (the class path holds no concrete class of it;",
        "com.acme.Kinds$Colour | This is an enum",
        "com.acme.Kinds$Inner | This is an inner class",
        "com.acme.Ordre | There is no such class on the class path: com.acme.Ordre (there is com.acme.Order)",
        "java.util.ArrayList | This is a class of the JDK",
        "com.acme.Kinds$Refusing | No value can be made of com.acme.Kinds$Refusing: tried its canonical constructor (int):",
        "com.acme.Kinds$Broken | The class does not initialize: com.acme.Kinds$Broken: java.lang.ArithmeticException"
    })
    void classThatHasNoValuesIsRefusedWithTheNextStep(String name, String begin) {
        assertThatThrownBy(() -> prepare(name, null))
                .isInstanceOfAny(UserFailure.class, ForkFailure.class)
                .hasMessageStartingWith(begin)
                .hasMessageEndingWith(")");
    }

    @Test
    void abstractClassIsMeasuredWhereValuesAreGiven() {
        Path project = UserProject.in(folder.resolve("shapes"))
                .with("Shapes", """
                        public class Shapes {
                            public interface Shape extends Serializable {}
                            public record Circle(double radius) implements Shape {}
                            public static List<Shape> all() { return List.of(new Circle(1)); }
                        }
                        """)
                .classes();
        try (UserClassWorkloads own = prepare(project, "com.acme.Shapes$Shape", "com.acme.Shapes::all")) {
            assertThat(spec(own.workloads().get(0)).types())
                    .containsExactly("com.acme.Shapes$Shape", "com.acme.Shapes$Circle");
        }
    }

    @Test
    void classWithItsOwnWriteExternalIsMeasuredAsItIsAndNotAsPlain() {
        try (UserClassWorkloads own = prepare("com.acme.Kinds$ByHand", null)) {
            Workload<?> workload = own.workloads().get(0);
            assertThat(Contestant.EXTERNALIZABLE.isOffered(workload)).isTrue();
            assertThat(Contestant.JAVA.isOffered(workload)).isFalse();
            assertThat(Contestant.IDENTIFIED.isOffered(workload)).isFalse();
        }
    }

    @Test
    void classThatIsNotSerializableIsRefusedByJavaAndByTheEnhancerOnly() {
        try (UserClassWorkloads own = prepare("com.acme.Kinds$Plain", null)) {
            Workload<?> workload = own.workloads().get(0);
            assertThat(Contestant.JAVA.refusal(workload)).contains("the class is not Serializable");
            assertThat(Contestant.ENHANCED_IDENTIFIED.refusal(workload)).isPresent();
            assertThat(Contestant.GRIDWIRE.refusal(workload)).isEmpty();
            assertThat(Contestant.KRYO.refusal(workload)).isEmpty();
        }
    }

    @Test
    void enhancedClassKeepsItsNameInAFolderInFront() {
        try (UserClassWorkloads own = prepare(ORDER, null)) {
            Workload<?> workload = own.workloads().get(0);
            assertThat(Contestant.ENHANCED_IDENTIFIED.refusal(workload)).isEmpty();
            List<Path> before = Contestant.ENHANCED_IDENTIFIED.classPath(workload);
            assertThat(before).singleElement().satisfies(path -> assertThat(path.resolve("com/acme/Order.class")).exists());
            assertThat(Contestant.JAVA.classPath(workload)).isEmpty();
        }
    }

    @Test
    void classThatWritesAnotherInItsPlaceIsCopiedToo() {
        Path project = UserProject.in(folder.resolve("replaced"))
                .with("Proxied", """
                        public class Proxied implements Serializable {
                            private final int number;
                            public Proxied(int number) { this.number = number; }
                            private Object writeReplace() { return new Stub(number); }
                            static class Stub implements Serializable {
                                private final int number;
                                Stub(int number) { this.number = number; }
                                private Object readResolve() { return new Proxied(number); }
                            }
                        }
                        """)
                .classes();
        try (UserClassWorkloads own = prepare(project, "com.acme.Proxied", null)) {
            assertThat(spec(own.workloads().get(0)).types())
                    .containsExactly("com.acme.Proxied", "com.acme.Proxied$Stub");
        }
    }

    @Test
    void springBootArchiveIsUnpacked() {
        Path boot = UserProject.in(folder.resolve("boot"))
                .with("Parcel", "public record Parcel(String label, double weight) implements Serializable {}")
                .bootJar();
        try (UserClassWorkloads own = prepare(boot, "com.acme.Parcel", null)) {
            assertThat(spec(own.workloads().get(0)).types()).containsExactly("com.acme.Parcel");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing.jar", "broken.jar"})
    void jarThatIsMissingOrBrokenIsRefused(String name) throws IOException {
        Files.writeString(folder.resolve("broken.jar"), "no jar");
        assertThatThrownBy(() -> prepare(folder.resolve(name), ORDER, null))
                .isInstanceOf(UserFailure.class)
                .hasMessageContaining(name)
                .hasMessageEndingWith("(correct --classpath)");
    }

    @Test
    void classWhoseSuperclassIsMissingIsRefusedByTheMissingName() throws IOException {
        Path classes = UserProject.in(folder.resolve("lacking"))
                .with("Base", "public class Base {}")
                .with("Derived", "public class Derived extends Base implements Serializable { int number; }")
                .classes();
        Files.delete(classes.resolve("com/acme/Base.class"));
        assertThatThrownBy(() -> prepare(classes, "com.acme.Derived", null))
                .isInstanceOf(ForkFailure.class)
                .hasMessage("A class that com.acme.Derived needs is missing from the class path: com.acme.Base (add its jar to"
                        + " --classpath)");
    }

    @Test
    void classFileOfANewerJavaIsRefused() throws IOException {
        Path classes = UserProject.in(folder.resolve("newer")).with("Future", "public class Future { int number; }").classes();
        Path file = classes.resolve("com/acme/Future.class");
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = 120;
        Files.write(file, bytes);
        assertThatThrownBy(() -> prepare(classes, "com.acme.Future", null))
                .isInstanceOf(UserFailure.class)
                .hasMessageStartingWith("The class was compiled for Java 76, and this is Java ");
    }

    private static UserClassWorkloads prepare(String className, @Nullable String values) {
        return prepare(jar, className, values);
    }

    static UserClassWorkloads prepare(Path classPath, String className, @Nullable String values) {
        return UserClassWorkloads.prepare(
                new UserClassRequest(List.of(classPath.toString()), List.of(className), values, ValueSizes.DEFAULT, 1, List.of(),
                        null),
                FORKS);
    }

    static UserClassSpec spec(Workload<?> workload) {
        return Optional.of(workload).flatMap(Workload::userClass).orElseThrow();
    }
}
