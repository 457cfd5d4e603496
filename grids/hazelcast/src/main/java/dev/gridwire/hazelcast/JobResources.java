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
 * Handles the URLs in the configuration of a Jet job, which say where its files and classes are. They are transferred as texts,
 * and only in the field of Jet's {@code ResourceConfig}. {@code java.net.URL} itself is not allowed in jobs, because its hash
 * code uses the network.
 *
 * <p>A serializer does not know which object it reads a part of, so this class looks at the stack. {@code ResourceConfig} reads
 * the field itself, with only Hazelcast's streams and service in between.
 */
final class JobResources {

    private static final String HOLDER = "com.hazelcast.jet.config.ResourceConfig";
    private static final String OWN = JobResources.class.getPackageName();
    private static final String STREAMS = "com.hazelcast.internal.serialization";
    /** Without subpackages, which hold serializers of containers. */
    private static final Set<String> BETWEEN = Set.of(OWN, OWN + ".lookup", STREAMS, STREAMS + ".impl");
    /** The frames between a value of Java serialization without hooks and its filter. */
    private static final Set<String> JAVA_SERIALIZATION = Set.of("java.io.ObjectInputStream",
            "com.hazelcast.internal.nio.IOUtil$ClassLoaderAwareObjectInputStream",
            STREAMS + ".impl.defaultserializers.JavaDefaultSerializers$JavaSerializer");

    private JobResources() {}

    /** Returns what to write for a value: the text of a URL in the configuration of a job, otherwise the value itself. */
    static Object written(Object value) {
        return value instanceof URL url && isPart() ? url.toExternalForm() : value;
    }

    /** Returns what the reader gets for a value: a URL for a text in the configuration of a job, otherwise the value itself. */
    static @Nullable Object read(@Nullable Object value) throws MalformedURLException {
        return value instanceof String text && isPart() ? new URL(null, text, Quiet.HANDLER) : value;
    }

    /** Whether the configuration of a job is reading or writing a field. */
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

    /** Opens URLs as the JDK does, but compares hosts by name. */
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
