// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.config.SerializationConfig;
import java.io.IOException;
import java.net.URLClassLoader;
import java.util.concurrent.Callable;

/**
 * A grid's serialization with a separate class loader, for values of one class.
 *
 * @param root the class of the values
 */
public record LoaderService(URLClassLoader loader, GridService service, Class<?> root) implements AutoCloseable {

    /**
     * Creates a service, which closes the loader.
     *
     * @param schemas the schemas of Compact, shared with other services
     */
    public static LoaderService open(URLClassLoader loader, String rootName, SchemasInMemory schemas, Setup setup)
            throws Exception {
        return within(loader, () -> {
            Class<?> root = Class.forName(rootName, true, loader);
            SerializationConfig config = new SerializationConfig();
            setup.addTo(config);
            return new LoaderService(loader, GridService.of(config, schemas, loader), root);
        });
    }

    /** Returns the stored form. */
    public byte[] write(Object value) throws Exception {
        return within(() -> service.write(value));
    }

    /** Returns a value of the class; any other object is an error. */
    public Object read(byte[] bytes) throws Exception {
        Object value = within(() -> service.read(bytes.clone()));
        if (!root.isInstance(value)) {
            throw new ClassCastException("it came back as " + (value == null ? "null" : value.getClass().getSimpleName()));
        }
        return value;
    }

    /** Makes a call with the loader as the thread's context class loader. */
    public <T> T within(Callable<T> call) throws Exception {
        return within(loader, call);
    }

    private static <T> T within(ClassLoader loader, Callable<T> call) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return call.call();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
        loader.close();
    }
}
