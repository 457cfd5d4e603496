// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import java.io.IOException;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The URLs by which the configuration of a Jet job says where its files and classes lie. They cross the wire as texts, and only
 * as the field of Jet's {@code ResourceConfig}: {@code java.net.URL} is not let in for jobs, since to hash one asks the network.
 *
 * <p>A serializer is not told what it reads a part of, so the stack is asked: this field is read by {@code ResourceConfig}
 * itself, with nothing between but Hazelcast's streams and its service.
 */
final class JobResources {

    private static final String HOLDER = "com.hazelcast.jet.config.ResourceConfig";
    private static final String OWN = JobResources.class.getPackageName();
    private static final String STREAMS = "com.hazelcast.internal.serialization";
    /** Without subpackages, where serializers of containers are. */
    private static final Set<String> BETWEEN = Set.of(OWN, OWN + ".lookup", STREAMS, STREAMS + ".impl");
    /** Between a value of Java serialization without hooks and its filter. */
    private static final Set<String> JAVA_SERIALIZATION = Set.of("java.io.ObjectInputStream",
            "com.hazelcast.internal.nio.IOUtil$ClassLoaderAwareObjectInputStream",
            STREAMS + ".impl.defaultserializers.JavaDefaultSerializers$JavaSerializer");

    private JobResources() {}

    /** What to write for a value: the text of a URL that such a configuration holds, and all else as it is. */
    static Object written(Object value) {
        return value instanceof URL url && isPart() ? url.toExternalForm() : value;
    }

    /** What such a configuration gets for a value that was read: a URL for a text. Others get the value. */
    static @Nullable Object read(@Nullable Object value) throws MalformedURLException {
        return value instanceof String text && isPart() ? new URL(null, text, Quiet.HANDLER) : value;
    }

    /** Whether such a configuration reads or writes one of its fields now. */
    static boolean isPart() {
        return StackWalker.getInstance().walk(JobResources::isPart);
    }

    private static boolean isPart(Stream<StackWalker.StackFrame> frames) {
        return frames.map(StackWalker.StackFrame::getClassName).filter(name -> !isBetween(name)).findFirst()
                .map(HOLDER::equals).orElse(false);
    }

    private static boolean isBetween(String className) {
        String packageName = className.substring(0, Math.max(0, className.lastIndexOf('.')));
        return BETWEEN.contains(packageName) || JAVA_SERIALIZATION.contains(className);
    }

    /** Opens what a URL names as the JDK does, and compares hosts by their names. */
    private static final class Quiet extends URLStreamHandler {

        static final Quiet HANDLER = new Quiet();

        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            return new URL(url.toExternalForm()).openConnection();
        }

        @Override
        protected @Nullable InetAddress getHostAddress(URL url) {
            return null;
        }
    }
}
