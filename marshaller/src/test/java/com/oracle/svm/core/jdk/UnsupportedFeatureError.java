// SPDX-License-Identifier: Apache-2.0
package com.oracle.svm.core.jdk;

/** By the name of what a native image throws where a class is defined. */
public final class UnsupportedFeatureError extends Error {

    private static final long serialVersionUID = 1;
}
