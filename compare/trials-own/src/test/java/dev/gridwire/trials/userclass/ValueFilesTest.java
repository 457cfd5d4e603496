// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.proof.values.ValueSizes;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.UserFailure;
import dev.gridwire.trials.workload.userclass.ValuePool;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("full")
class ValueFilesTest {

    private static final Forks FORKS = new Forks(128);
    private static final String PERSON = "com.acme.Person";

    @TempDir
    private static Path folder;

    private static Path classes;
    private static Path values;

    @BeforeAll
    static void compileAndWrite() throws Exception {
        classes = UserProject.in(folder)
                .with("Person", """
                        public class Person implements Serializable {
                            private String name; private LocalDate born; private Object extra; private List<Person> friends;
                            public static List<Person> two() { return new ArrayList<>(List.of(of("Ada", null), of("Alan",
                                    null))); }
                            public static List<Person> withStranger() { return new ArrayList<>(List.of(of("Ada",
                                    new Stranger()))); }
                            static Person of(String name, Object extra) {
                                Person made = new Person();
                                made.name = name; made.born = LocalDate.of(1815, 12, 10); made.extra = extra;
                                made.friends = List.of();
                                return made;
                            }
                        }
                        """)
                .with("Stranger", "public class Stranger implements Serializable { int number = 1; }")
                .classes();
        values = serialize("two");
    }

    private static Path serialize(String method) throws Exception {
        Path file = folder.resolve(method + ".ser");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
                ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(file))) {
            out.writeObject(loader.loadClass(PERSON).getMethod(method).invoke(null));
        }
        return file;
    }

    @Test
    void serializedCollectionGivesItsElements() {
        assertThat(count(values, List.of())).isEqualTo(2);
    }

    @Test
    void strangeClassInASerializedFileIsRefusedByNameAndWithTheWayOut() throws Exception {
        Path file = serialize("withStranger");
        assertThatThrownBy(() -> count(file, List.of()))
                .isInstanceOf(ForkFailure.class)
                .hasMessageContaining("The file holds a class that is not allowed: com.acme.Stranger")
                .hasMessageContaining("--allow com.acme.Stranger");
        assertThat(count(file, List.of("com.acme.*"))).isEqualTo(1);
    }

    @Test
    void truncatedSerializedFileIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(values);
        Path file = Files.write(folder.resolve("truncated.ser"), Arrays.copyOf(whole, whole.length - 20));
        assertThatThrownBy(() -> count(file, List.of()))
                .isInstanceOf(ForkFailure.class)
                .hasMessageStartingWith("The file holds no Java-serialized value, or not all of it: " + file);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "[{\"name\": \"Ada\", \"born\": \"1815-12-10\"}, {\"name\": \"Alan\"}]",
        "{\"name\": \"Ada\"}\n{\"name\": \"Alan\", \"born\": [1912, 6, 23]}\n"
    })
    void jsonIsAnArrayOrOneValueAfterTheOther(String json) throws IOException {
        assertThat(count(Files.writeString(folder.resolve("people.json"), json), List.of())).isEqualTo(2);
    }

    @Test
    void jsonNamesNoClasses() throws IOException {
        Path file = Files.writeString(folder.resolve("hostile.json"),
                "[{\"name\": \"Ada\", \"extra\": {\"@class\": \"com.acme.Stranger\", \"number\": 7}}]");
        try (UserClassWorkloads own = prepare(file, List.of())) {
            assertThat(UserClassWorkloadsTest.spec(own.workloads().get(0)).types()).containsExactly(PERSON);
        }
    }

    @Test
    void jsonOfAnotherShapeIsRefusedWithItsLine() throws IOException {
        Path file = Files.writeString(folder.resolve("other.json"), "[\n{\"surname\": \"Ada\"}]");
        assertThatThrownBy(() -> count(file, List.of()))
                .isInstanceOf(ForkFailure.class)
                .hasMessageContaining("surname")
                .hasMessageContaining("at line 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing.ser", "empty.ser"})
    void fileThatIsMissingOrEmptyIsRefused(String name) throws IOException {
        Files.write(folder.resolve("empty.ser"), new byte[0]);
        assertThatThrownBy(() -> count(folder.resolve(name), List.of()))
                .isInstanceOf(UserFailure.class)
                .hasMessageContaining(name)
                .hasMessageContaining("--values");
    }

    private static int count(Path file, List<String> allowed) {
        try (UserClassWorkloads own = prepare(file, allowed)) {
            return ValuePool.read(Path.of(UserClassWorkloadsTest.spec(own.workloads().get(0)).folder())).values().size();
        }
    }

    private static UserClassWorkloads prepare(Path file, List<String> allowed) {
        return UserClassWorkloads.prepare(new UserClassRequest(
                List.of(classes.toString()), List.of(PERSON), file.toString(), ValueSizes.DEFAULT, 1, allowed, null), FORKS);
    }
}
