// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class ProxiesAndLambdasTest {

    interface Greets {
        String greet();
    }

    public interface Named {
        String name();
    }

    static class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;
        String text;

        Handler(String text) {
            this.text = text;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return switch (method.getName()) {
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> 1;
                default -> method.getName() + " " + text;
            };
        }
    }

    private static Object proxy(InvocationHandler handler, Class<?>... interfaces) {
        return Proxy.newProxyInstance(ProxiesAndLambdasTest.class.getClassLoader(), interfaces, handler);
    }

    @Nested
    class Proxies {

        @Test
        void comeBackWithTheirInterfacesAndHandler() {
            Handler handler = new Handler("a");
            Object one = proxy(handler, Greets.class, Named.class);
            Object other = proxy(handler, Named.class, Comparable.class, Runnable.class);
            Object[] copy = JavaOracle.copy(new Object[] {one, other, one, handler});
            assertThat(((Greets) copy[0]).greet()).isEqualTo("greet a");
            assertThat(((Named) copy[1]).name()).isEqualTo("name a");
            assertThat(copy[2]).isSameAs(copy[0]);
            assertThat(Proxy.getInvocationHandler(copy[0])).isSameAs(copy[3]).isSameAs(Proxy.getInvocationHandler(copy[1]));
            assertThat(copy[0].getClass()).isSameAs(one.getClass());
            List<Object> list = JavaOracle.copy(new ArrayList<>(List.of(one, other)));
            assertThat(((Named) list.get(1)).name()).isEqualTo("name a");
        }

        /** More than are scanned one by one. */
        @Test
        void manyOfThem() {
            Object[] many = new Object[100];
            for (int i = 0; i < many.length; i++) {
                many[i] = i % 2 == 0 ? proxy(new Handler("" + i), Named.class) : many[i / 2 / 2 * 2];
            }
            Object[] copy = JavaOracle.copy(many);
            assertThat(copy[77]).isSameAs(copy[38]);
        }

        @Test
        void anInterfaceThatIsNotAllowedIsRefusedBothWays() {
            Marshaller some = Marshaller.builder().register(Handler.class).register(Named.class).build();
            Object allowed = proxy(new Handler("a"), Named.class);
            assertThat(some.<Named>unmarshal(some.marshal(allowed)).name()).isEqualTo("name a");
            Object refused = proxy(new Handler("a"), Named.class, Greets.class);
            assertThatThrownBy(() -> some.marshal(refused))
                    .isInstanceOf(RejectedTypeException.class)
                    .hasMessageContaining("ProxiesAndLambdasTest$Greets");
            byte[] bytes = JavaOracle.MARSHALLER.marshal(refused);
            assertThatThrownBy(() -> some.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
        }

        @Test
        void aHandlerThatHoldsItsProxyIsRefused() {
            Object[] own = {null};
            Object self = proxy(new SelfHandler(own), Named.class);
            own[0] = self;
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(self))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("made of its parts contains itself");
        }
    }

    record SelfHandler(Object[] held) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return null;
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Serializable> Supplier<T> supplier(T value) {
        return (Supplier<T> & Serializable) () -> value;
    }

    interface Lambda<A, B> extends Function<A, B>, Serializable {}

    static class Keeper implements Serializable {
        private static final long serialVersionUID = 1L;
        int factor = 3;
        Lambda<Integer, Integer> times = x -> x * factor;
        Lambda<Integer, Integer> same = times;
        Lambda<String, Integer> length = String::length;
    }

    @Nested
    class Lambdas {

        @Test
        void comeBackWithWhatTheyCaptured() {
            int[] shared = {5};
            Object[] copy = JavaOracle.copy(new Object[] {supplier(shared), shared, supplier("text")});
            assertThat(((Supplier<?>) copy[0]).get()).isSameAs(copy[1]);
            assertThat(((Supplier<?>) copy[2]).get()).isEqualTo("text");
            Object same = supplier(1);
            Object[] twice = JavaOracle.copy(new Object[] {same, same});
            assertThat(twice[0]).isSameAs(twice[1]);
        }

        @Test
        void inCollectionsAndAsComparators() {
            TreeMap<String, Integer> map = new TreeMap<>((Comparator<String> & Serializable) (a, b) -> b.compareTo(a));
            map.put("a", 1);
            map.put("b", 2);
            assertThat(JavaOracle.copy(map).keySet()).containsExactly("b", "a");
            List<Supplier<Integer>> list = JavaOracle.copy(new ArrayList<>(List.of(supplier(1), supplier(2))));
            assertThat(list.get(1).get()).isEqualTo(2);
        }

        /** The lambda captured the object around it, which Java serialization cannot cast, and we cannot make first. */
        @Test
        void aLambdaThatCapturesWhatHoldsIt() {
            assertThat(JavaOracle.copy(new Keeper()).times.apply(2)).isEqualTo(6);
        }

        @Test
        void theCapturingClassIsAskedOfThePolicy() {
            Marshaller none = Marshaller.builder().build();
            assertThatThrownBy(() -> none.marshal(supplier(1)))
                    .isInstanceOf(RejectedTypeException.class)
                    .hasMessageContaining("class=dev.gridwire.hooks.ProxiesAndLambdasTest at Lambda;");
            byte[] bytes = JavaOracle.MARSHALLER.marshal(supplier(1));
            assertThatThrownBy(() -> none.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
        }

        @Test
        void aLambdaThatTheClassDoesNotHoldIsRefused() {
            byte[] bytes = JavaOracle.MARSHALLER.marshal(supplier(1));
            String text = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1);
            bytes[text.lastIndexOf("lambda$supplier$") + 2] = 'x';
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(bytes))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("The class does not hold the lambda");
        }
    }
}
