// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;

/**
 * Makes codecs that serve any class. Where first use is measured it is a class and no lambda: a JVM's first lambda takes
 * milliseconds, which would count as the library's.
 */
@FunctionalInterface
public interface CodecFactory {

    /** Makes a codec for the classes, and for the JDK's that their fields hold; it is for one thread. */
    Codec open(List<Class<?>> types);
}
