// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.payload.Limits;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A class that is not allowed is refused by name, before it is loaded; an allowed one stays within the limits. */
@ResourceLock(Resources.SYSTEM_PROPERTIES)
class HookPolicyTest {

    private static final String REFUSED = HookPolicyTest.class.getName() + "$Refused";

    /** Finds everything, and notes the requests for refused classes. */
    private static final class Watching extends ClassLoader {
        private final Set<String> asked = new HashSet<>();

        Watching() {
            super(HookPolicyTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith(REFUSED)) {
                asked.add(name);
            }
            return super.loadClass(name, resolve);
        }
    }

    static class Allowed implements Serializable {
        private static final long serialVersionUID = 1L;
        Object held;

        Allowed(Object held) {
            this.held = held;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeObject(held);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            held = in.readObject();
        }
    }

    static class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return null;
        }
    }

    interface RefusedInterface {
        Object INITIALISED = System.setProperty("gridwire.refused", "interface");
    }

    static final class RefusedHolder {

        static Object lambda() {
            return (Supplier<String> & Serializable) () -> "text";
        }
    }

    static final class RefusedReplacement implements Serializable {
        private static final long serialVersionUID = 1L;

        private Object readResolve() {
            System.setProperty("gridwire.refused", "resolved");
            return this;
        }
    }

    static final class Replaced implements Serializable {
        private static final long serialVersionUID = 1L;

        private Object writeReplace() {
            return new RefusedReplacement();
        }
    }

    static final class RefusedError extends Error {
        private static final long serialVersionUID = 1L;

        private void readObject(ObjectInputStream in) {
            System.setProperty("gridwire.refused", "read");
        }
    }

    static Stream<Object> carriers() {
        Object proxy = Proxy.newProxyInstance(
                HookPolicyTest.class.getClassLoader(), new Class<?>[] {RefusedInterface.class}, new Handler());
        return Stream.of(proxy, RefusedHolder.lambda(), new Replaced(), new RefusedError())
                .flatMap(each -> Stream.of(each, new Allowed(each), List.of(each), new Exception(
                        each instanceof Throwable cause ? cause : new RefusedError())));
    }

    @ParameterizedTest
    @MethodSource("carriers")
    void namesThatAreNotAllowedAreRefusedWithoutLoadingOrInitialisingAnything(Object carrier) {
        byte[] payload = JavaOracle.MARSHALLER.marshal(carrier);
        System.clearProperty("gridwire.refused");
        Watching loader = new Watching();
        Marshaller strict = Marshaller.builder()
                .register(Allowed.class).register(Handler.class).register(Replaced.class).classLoader(loader).build();
        assertThatThrownBy(() -> strict.unmarshal(payload))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=" + REFUSED);
        assertThat(loader.asked).isEmpty();
        assertThat(System.getProperty("gridwire.refused")).isNull();
        Marshaller sameLoader = Marshaller.builder()
                .register(Allowed.class).register(Handler.class).register(Replaced.class).build();
        assertThatThrownBy(() -> sameLoader.marshal(carrier)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void theControlFires() {
        System.clearProperty("gridwire.refused");
        JavaOracle.copy(new Object[] {new Replaced(), new RefusedError()});
        assertThat(System.getProperty("gridwire.refused")).isEqualTo("read");
    }

    private static Allowed nested(int depth) {
        Allowed value = new Allowed("end");
        for (int i = 1; i < depth; i++) {
            value = new Allowed(value);
        }
        return value;
    }

    @Test
    void hooksNestAsDeepAsTheLimitSaysBothWays() {
        int most = Limits.DEFAULT.depth();
        assertThat(JavaOracle.copy(nested(most)).held).isInstanceOf(Allowed.class);
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(nested(most + 1)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("The object graph is too deep: depth=" + (most + 1));
        byte[] deep = Marshaller.builder().allowPackage("dev.gridwire.hooks")
                .limits(Limits.DEFAULT.withDepth(most + 10)).build().marshal(nested(most + 1));
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(deep)).hasMessageContaining("The object graph is too deep");
    }

    static class Nesting implements Serializable {
        private static final long serialVersionUID = 1L;
        transient Object copy = "inner";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeObject(JavaOracle.MARSHALLER.marshal(new Allowed(copy)));
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            copy = JavaOracle.MARSHALLER.<Allowed>unmarshal((byte[]) in.readObject()).held;
        }
    }

    @Test
    void aHookMayUseTheMarshaller() {
        assertThat(JavaOracle.copy(new Nesting()).copy).isEqualTo("inner");
    }

    @Test
    void manyThreadsAtOnce() throws Exception {
        Marshaller fresh = Marshaller.builder().allowPackage("dev.gridwire.hooks").build();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Object>> results = new ArrayList<>();
            for (int i = 0; i < 2_000; i++) {
                int number = i;
                results.add(threads.submit(
                        () -> fresh.<Allowed>unmarshal(fresh.marshal(new Allowed(List.of(number, nested(5))))).held));
            }
            for (int i = 0; i < results.size(); i++) {
                assertThat(((List<?>) results.get(i).get()).get(0)).isEqualTo(i);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
