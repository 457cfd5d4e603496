// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

/**
 * The time at which code is generated for classes. It changes no byte.
 *
 * <pre>{@code
 * Marshaller.builder().codeGeneration(CodeGeneration.BUILD_TIME)
 * }</pre>
 */
public enum CodeGeneration {
    /**
     * While the application runs, for classes without a companion. This is the default. In a native image it means BUILD_TIME.
     */
    RUN_TIME,
    /**
     * When the application is built, by the enhancer's target {@code native}, and never later: no class is defined at run time.
     * Classes without a companion are interpreted. This is the default in a native image of GraalVM.
     */
    BUILD_TIME
}
