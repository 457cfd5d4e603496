// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must never be let in is refused when a builder is told of it, by whatever method. */
class RegistrationTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "com.sun.org.apache.xalan.internal.xsltc.trax.TemplatesImpl", "com.sun.rowset.JdbcRowSetImpl", "javax.swing.JEditorPane",
        "javax.management.BadAttributeValueExpException", "sun.reflect.annotation.AnnotationInvocationHandler",
        "java.lang.ProcessBuilder", "java.lang.Thread", "java.rmi.server.UnicastRemoteObject", "sun.misc.Unsafe",
        "javax.naming.InitialContext", "java.lang.invoke.SerializedLambda",
    })
    void aClassOfTheJdkThatWasNotReviewedIsRefused(String name) throws ClassNotFoundException {
        Class<?> type = Class.forName(name, false, ClassLoader.getSystemClassLoader());

        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().register(type)).withMessageContaining(name);
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().register(type, 1)).withMessageContaining(name);
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().allowNamed(List.of(name)))
                .withMessageContaining(name);
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().allowPackage(type.getPackageName()))
                .withMessageContaining(type.getPackageName());
        assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().allowPackageTree(type.getPackageName()))
                .withMessageContaining(type.getPackageName());
    }

    @Test
    void whatTheJdkMakesForALambdaOrAProxyIsRefused() {
        Supplier<String> lambda = () -> "x";
        ClassLoader loader = RegistrationTest.class.getClassLoader();
        Object proxy = Proxy.newProxyInstance(loader, new Class<?>[] {Own.class}, (p, m, a) -> null);

        for (Object each : List.of(lambda, proxy)) {
            assertThatIllegalArgumentException().isThrownBy(() -> Marshaller.builder().register(each.getClass()))
                    .withMessageContaining("lambdas and proxies").withMessageContaining(each.getClass().getName());
        }
    }

    /** Of the application. */
    interface Own {}

    @Test
    void aRefusedIdIsFree() {
        MarshallerBuilder builder = Marshaller.builder();
        assertThatIllegalArgumentException().isThrownBy(() -> builder.register(Thread.class, 1));

        Marshaller marshaller = builder.register(Own.class, 1).build();

        assertThat(marshaller.policy().allows(Own.class.getName())).isTrue();
        assertThat(marshaller.policy().allows("java.lang.Thread")).isFalse();
    }
}
