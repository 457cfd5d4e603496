// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.registry.BinaryNames;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bounds that nobody can set: one below, at it, and one above, both ways. */
class FixedBoundsTest {

    private static final int DIMENSIONS = 64;
    private static final int INTERFACES = 64;
    private static final int LISTS = 1_024;
    private static final int MARKS = 3;
    private static final int NAME = 1_000;
    private static final byte ARRAY = 8 + 10;
    private static final Marshaller MARSHALLER = Marshaller.builder().allowPackage("dev.gridwire.limits").build();

    /** Stands behind proxies. */
    static final class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return 1;
        }
    }

    private static Object copy(Object value) {
        return MARSHALLER.unmarshal(MARSHALLER.marshal(value));
    }

    @Test
    void dimensionsOfArrays() {
        for (int dimensions : new int[] {DIMENSIONS - 1, DIMENSIONS}) {
            Object array = Array.newInstance(String.class, new int[dimensions]);
            assertThat(copy(array)).hasSameClassAs(array);
        }
        assertThatThrownBy(() -> MARSHALLER.marshal(Array.newInstance(String.class, new int[DIMENSIONS + 1])))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("dimensions=65, limit=64");
        byte[] payload = MARSHALLER.marshal(Array.newInstance(String.class, new int[DIMENSIONS]));
        byte[] longer = new byte[payload.length + 1];
        System.arraycopy(payload, 0, longer, 0, 1);
        longer[1] = ARRAY;
        System.arraycopy(payload, 1, longer, 2, payload.length - 1);
        assertThatThrownBy(() -> MARSHALLER.unmarshal(longer))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("dimensions=65, limit=64");
        assertThatThrownBy(() -> MARSHALLER.marshal(Array.newInstance(String.class, new int[DIMENSIONS + 1]).getClass()))
                .isInstanceOf(MismatchedShapeException.class);
    }

    private static Class<?>[] interfaces(int count) {
        Map<String, String> sources = new HashMap<>();
        for (int i = 0; i < count; i++) {
            sources.put("many.I" + i, "package many; public interface I" + i + " {}");
        }
        BytesLoader loader = new BytesLoader(Compiler.compile(sources), FixedBoundsTest.class.getClassLoader());
        return sources.keySet().stream().sorted().map(name -> load(loader, name)).toArray(Class<?>[]::new);
    }

    private static Class<?> load(ClassLoader loader, String name) {
        try {
            return loader.loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object proxy(Class<?>... interfaces) {
        return Proxy.newProxyInstance(interfaces[0].getClassLoader(), interfaces, new Handler());
    }

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().classLoader(loader).allowPackage("many").register(Handler.class).build();
    }

    @Test
    void interfacesOfProxies() {
        Class<?>[] all = interfaces(INTERFACES + 1);
        Marshaller marshaller = marshaller(all[0].getClassLoader());
        for (int count : new int[] {INTERFACES - 1, INTERFACES}) {
            Object proxy = proxy(Arrays.copyOf(all, count));
            assertThat(marshaller.<Object>unmarshal(marshaller.marshal(proxy))).hasSameClassAs(proxy);
        }
        assertThatThrownBy(() -> marshaller.marshal(proxy(all)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("interfaces=65, limit=64");
        byte[] more = marshaller.marshal(proxy(Arrays.copyOf(all, INTERFACES)));
        more[3] = INTERFACES + 1;
        assertThatThrownBy(() -> marshaller.unmarshal(more))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("interfaces=65, limit=64");
    }

    @Test
    void listsOfInterfacesOfProxies() {
        List<Class<?>> all = new ArrayList<>(List.of(interfaces(8)));
        Marshaller writer = marshaller(all.get(0).getClassLoader());
        Marshaller reader = marshaller(all.get(0).getClassLoader());
        Random random = new Random(1);
        List<byte[]> payloads = new ArrayList<>();
        Map<List<Class<?>>, byte[]> distinct = new HashMap<>();
        while (distinct.size() <= LISTS) {
            Collections.shuffle(all, random);
            distinct.computeIfAbsent(List.copyOf(all), some -> writer.marshal(proxy(some.toArray(Class<?>[]::new))));
        }
        payloads.addAll(distinct.values());
        for (byte[] each : payloads.subList(0, LISTS)) {
            assertThat(reader.<Object>unmarshal(each)).isNotNull();
        }
        assertThatThrownBy(() -> reader.unmarshal(payloads.get(LISTS)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("limit=" + LISTS);
        assertThat(reader.<Object>unmarshal(payloads.get(0))).isNotNull();
    }

    @Test
    void marksInPatternsOfCanonicalEquivalence() {
        String marks = "\u0300\u0316\u0321\u0327";
        for (int count : new int[] {MARKS - 1, MARKS}) {
            Pattern pattern = Pattern.compile("a" + marks.substring(0, count), Pattern.CANON_EQ);
            assertThat(((Pattern) copy(pattern)).flags()).isEqualTo(Pattern.CANON_EQ);
        }
        assertThatThrownBy(() -> MARSHALLER.marshal(Pattern.compile("a" + marks, Pattern.CANON_EQ)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("limit=" + MARKS);
        byte[] plain = MARSHALLER.marshal(Pattern.compile("a" + marks));
        byte[] canonical = Arrays.copyOf(plain, plain.length + 1);
        canonical[plain.length - 1] = (byte) Pattern.CANON_EQ;
        canonical[plain.length] = 1;
        assertThatThrownBy(() -> MARSHALLER.unmarshal(canonical))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("limit=" + MARKS);
    }

    /** A name that is too long is no name, and not looked for among own classes. */
    @Test
    void charactersOfClassNames() {
        assertThat(BinaryNames.isLegal("a".repeat(NAME - 1))).isTrue();
        assertThat(BinaryNames.isLegal("a".repeat(NAME))).isTrue();
        assertThat(BinaryNames.isLegal("a".repeat(NAME + 1))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"depth, 1, 400", "hashNesting, 1, 100", "bytes, 1, 2147483631", "references, 0, 2147483631",
        "containerLength, 0, 2147483631", "types, 0, 2147483631", "schemaBytes, 0, 2147483631"})
    void rangesOfLimits(String name, int least, int most) {
        for (int fine : new int[] {least, least + 1, most - 1, most}) {
            assertThat(of(name, fine)).isNotNull();
        }
        for (int wrong : new int[] {least - 1, most + 1, Integer.MIN_VALUE, new SplittableRandom(1).nextInt(-9, least)}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> of(name, wrong))
                    .withMessageContaining(name + "=" + wrong)
                    .withMessageContaining("least=" + least)
                    .withMessageContaining("most=" + most);
        }
    }

    private static Limits of(String name, int value) {
        return switch (name) {
            case "depth" -> Limits.DEFAULT.withDepth(value);
            case "hashNesting" -> Limits.DEFAULT.withHashNesting(value);
            case "bytes" -> Limits.DEFAULT.withBytes(value);
            case "references" -> Limits.DEFAULT.withReferences(value);
            case "containerLength" -> Limits.DEFAULT.withContainerLength(value);
            case "types" -> Limits.DEFAULT.withTypes(value);
            default -> Limits.DEFAULT.withSchemaBytes(value);
        };
    }
}
