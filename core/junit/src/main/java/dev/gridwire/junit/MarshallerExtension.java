// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Gives a test the marshaller that {@code gridwire.properties} configures, or in a test with a Spring context its only bean of
 * this class, or else the one that Spring Boot's properties configure. A test gets it as a parameter, and in each instance field
 * of this class that is null and not final. The tests of a class share it.
 *
 * <pre>{@code
 * @ExtendWith(MarshallerExtension.class)
 * class OrderTest {
 *     @Test
 *     void isShort(Marshaller marshaller) {
 *         assertEquals(13, marshaller.marshal(new Order(1, "pen", 12)).length);
 *     }
 * }
 * }</pre>
 */
public final class MarshallerExtension implements ParameterResolver, TestInstancePostProcessor, BeforeEachCallback {

    private static final Namespace NAMESPACE = Namespace.create(MarshallerExtension.class);

    /** For JUnit. */
    public MarshallerExtension() {}

    /** Lets assertions in the test use the same settings, although another test's application was started since. */
    @Override
    public void beforeEach(ExtensionContext context) {
        TestApplication.enter(context);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Marshaller.class;
    }

    @Override
    public Marshaller resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return marshaller(context);
    }

    @Override
    public void postProcessTestInstance(Object test, ExtensionContext context) throws IllegalAccessException {
        for (Field field : ReflectionSupport.findFields(
                test.getClass(), MarshallerExtension::isFilled, HierarchyTraversalMode.TOP_DOWN)) {
            field.setAccessible(true);
            if (field.get(test) == null) {
                field.set(test, marshaller(context));
            }
        }
    }

    private static boolean isFilled(Field field) {
        return field.getType() == Marshaller.class && (field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0;
    }

    private static Marshaller marshaller(ExtensionContext context) {
        Store store = context.getStore(NAMESPACE);
        return store.getOrComputeIfAbsent(
                context.getRequiredTestClass(), type -> TestApplication.marshaller(context), Marshaller.class);
    }
}
