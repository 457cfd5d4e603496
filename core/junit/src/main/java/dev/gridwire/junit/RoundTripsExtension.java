// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Runs what {@link RoundTrips} asks for. */
final class RoundTripsExtension implements BeforeAllCallback, TestTemplateInvocationContextProvider {

    /** For JUnit. */
    RoundTripsExtension() {}

    @Override
    public void beforeAll(ExtensionContext context) {
        find(context.getTestClass()).ifPresent(wanted -> check(wanted, context).ofClasses(wanted.value()));
    }

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return find(context.getTestMethod()).isPresent();
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        RoundTrips wanted = find(context.getTestMethod()).orElseThrow();
        return Stream.of(wanted.value()).map(type -> new OneClass(type, wanted));
    }

    private static Optional<RoundTrips> find(Optional<? extends AnnotatedElement> element) {
        return AnnotationSupport.findAnnotation(element, RoundTrips.class);
    }

    private static RoundTripCheck check(RoundTrips wanted, ExtensionContext context) {
        TestApplication.enter(context);
        RoundTripCheck check = RoundTripCheck.usual().withCount(wanted.count()).withSeed(wanted.seed());
        if (!wanted.transientFields()) {
            check = check.withoutTransientFields();
        }
        return wanted.marshaller().length == 0 ? check : check.withMarshaller(instance(wanted.marshaller()[0]));
    }

    private static Supplier<Marshaller> instance(Class<? extends Supplier<Marshaller>> type) {
        try {
            Constructor<? extends Supplier<Marshaller>> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("A class that makes marshallers needs a constructor without parameters: class="
                    + type.getName(), e);
        }
    }

    /** The test of one class. */
    private record OneClass(Class<?> type, RoundTrips wanted) implements TestTemplateInvocationContext {

        @Override
        public String getDisplayName(int invocationIndex) {
            boolean isUnique = Stream.of(wanted.value()).filter(each -> each.getSimpleName().equals(type.getSimpleName()))
                    .count() == 1;
            return isUnique ? type.getSimpleName() : type.getTypeName();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of((BeforeTestExecutionCallback) context -> check(wanted, context).ofClasses(type));
        }
    }
}
