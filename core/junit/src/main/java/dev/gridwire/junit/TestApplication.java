// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** The application that a test runs in: one of Spring's, if the test has a context, or a plain one. */
final class TestApplication {

    private static final String SPRING = "org.springframework.test.context.junit.jupiter.SpringExtension";

    private TestApplication() {}

    /** Starts the test's Spring context, if it has one, and lets its properties count from now on. */
    static void enter(ExtensionContext context) {
        if (isOfSpring(context)) {
            SpringTest.enter(context);
        }
    }

    /** Returns a marshaller as the application configures it: the only bean of its kind, or one by the settings. */
    static Marshaller marshaller(ExtensionContext context) {
        enter(context);
        Optional<Marshaller> bean = isOfSpring(context) ? SpringTest.marshaller(context) : Optional.empty();
        return bean.orElseGet(() -> ApplicationMarshaller.create(ApplicationMarshaller.loaderOf(context.getRequiredTestClass())));
    }

    /** Asks the annotations, because Spring's extension would start an empty context for any test. */
    private static boolean isOfSpring(ExtensionContext context) {
        return hasSpring(context.getTestClass().orElse(null));
    }

    private static boolean hasSpring(@Nullable Class<?> type) {
        return type != null && (AnnotationSupport.findRepeatableAnnotations(type, ExtendWith.class).stream()
                .flatMap(each -> Stream.of(each.value()))
                .anyMatch(each -> each.getName().equals(SPRING)) || hasSpring(type.getEnclosingClass()));
    }
}
