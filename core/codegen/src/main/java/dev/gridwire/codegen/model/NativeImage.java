// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/** Says whether the code runs in a native image of GraalVM, or is being built into one: no class can be defined there. */
public final class NativeImage {

    /** The property that GraalVM's API documents for this question; it is set in images, and while they are built. */
    public static final String PROPERTY = "org.graalvm.nativeimage.imagecode";

    private NativeImage() {}

    /** Whether it does. Asked anew each time, since what an image's build initializes is used when the image runs. */
    public static boolean isHere() {
        return System.getProperty(PROPERTY) != null;
    }
}
