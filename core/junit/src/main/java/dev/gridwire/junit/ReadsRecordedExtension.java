// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.change.ChangeReport;
import dev.gridwire.change.ClassReport;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Runs what {@link ReadsRecorded} asks for. */
final class ReadsRecordedExtension implements BeforeAllCallback, TestTemplateInvocationContextProvider {

    private static final String ENTRY = "gridwire";

    /** For JUnit. */
    ReadsRecordedExtension() {}

    @Override
    public void beforeAll(ExtensionContext context) {
        find(context.getTestClass()).ifPresent(wanted -> {
            ChangeReport report = RecordedReleases.check(wanted, context);
            context.publishReportEntry(ENTRY, report.text());
            report.failure().ifPresent(text -> {
                throw new AssertionError(text);
            });
        });
    }

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return find(context.getTestMethod()).isPresent();
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        ReadsRecorded wanted = find(context.getTestMethod()).orElseThrow();
        return RecordedReleases.check(wanted, context).classes().stream().map(OneClass::new);
    }

    private static Optional<ReadsRecorded> find(Optional<? extends AnnotatedElement> element) {
        return AnnotationSupport.findAnnotation(element, ReadsRecorded.class);
    }

    /** The test of one class since one release. */
    private record OneClass(ClassReport report) implements TestTemplateInvocationContext {

        @Override
        public String getDisplayName(int invocationIndex) {
            return report.title();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of((BeforeTestExecutionCallback) context -> {
                context.publishReportEntry(ENTRY, report.text());
                if (!report.open().isEmpty()) {
                    throw new AssertionError(report.text());
                }
            });
        }
    }
}
