// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Makes Spring Boot name the wrong setting, without a stack trace. */
final class InvalidSettingsAnalyzer extends AbstractFailureAnalyzer<InvalidSettingsException> {

    /** For Spring Boot, which finds it in {@code META-INF/spring.factories}. */
    InvalidSettingsAnalyzer() {}

    @Override
    protected FailureAnalysis analyze(Throwable root, InvalidSettingsException cause) {
        return new FailureAnalysis(
                "Gridwire's settings are not right. " + cause.getMessage(),
                "Correct the value where it stands. A key of gridwire.properties is the property gridwire.<key>.",
                cause);
    }
}
