// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/** Tells whether the code runs in a native image of GraalVM, or is being built into one. No class can be defined there. */
public final class NativeImage {

    /** The property that GraalVM's API documents for this question; it is set in images, and while they are built. */
    public static final String PROPERTY = "org.graalvm.nativeimage.imagecode";

    private NativeImage() {}

    /**
     * Returns whether it does. The property is read each time, because objects that are initialized while an image is built are
     * used when the image runs.
     */
    public static boolean isHere() {
        return System.getProperty(PROPERTY) != null;
    }
}
