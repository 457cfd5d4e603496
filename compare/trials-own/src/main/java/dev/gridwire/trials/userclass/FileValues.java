// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.gridwire.trials.fork.UserFailure;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads values from a file. A JSON file holds an object, an array of objects, or several objects in a row; nothing in it can
 * name a class. A file of Java serialization holds one value, or a collection, a map or an array of values.
 */
final class FileValues implements ValueSource {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new ParameterNamesModule())
            .addModule(new JavaTimeModule())
            .addModule(new Jdk8Module())
            .visibility(PropertyAccessor.ALL, Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
            .build();

    private final Class<?> type;
    private final Path file;
    private final Supplier<SerializedFilter> filters;

    /** Uses the filter only for files of Java serialization. */
    FileValues(Class<?> type, Path file, Supplier<SerializedFilter> filters) {
        this.type = type;
        this.file = file;
        this.filters = filters;
    }

    @Override
    public String origin() {
        return "read from " + file.getFileName();
    }

    @Override
    public Iterator<? extends @Nullable Object> values() {
        boolean isJson = file.toString().endsWith(".json") || file.toString().endsWith(".jsonl");
        Object read = isJson ? json() : serialized(filters.get());
        Iterator<? extends @Nullable Object> values = type.isInstance(read) ? List.of(read).iterator() : ValueSource.in(read);
        if (!values.hasNext()) {
            throw new UserFailure("The file holds no value: " + file + " (correct --values)");
        }
        return values;
    }

    private List<@Nullable Object> json() {
        List<@Nullable Object> values = new ArrayList<>();
        try (MappingIterator<Object> read = MAPPER.readerFor(type).readValues(file.toFile())) {
            while (read.hasNextValue()) {
                values.add(read.nextValue());
            }
            return values;
        } catch (JacksonException e) {
            throw new UserFailure("The file holds no JSON of " + type.getName() + ": " + file + ": " + at(e)
                    + " (correct the file, or --values)", e);
        } catch (IOException e) {
            throw new UncheckedIOException("The file cannot be read: " + file + ": " + e.getMessage(), e);
        }
    }

    private static String at(JacksonException e) {
        String rule = String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
        return e.getLocation() == null ? rule : rule + " at line " + e.getLocation().getLineNr();
    }

    private Object serialized(SerializedFilter filter) {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
                ObjectInputStream in = new Input(bytes, type.getClassLoader(), filter)) {
            return in.readObject();
        } catch (InvalidClassException e) {
            String refused = filter.refusal();
            throw new UserFailure(refused == null
                    ? "The file was written by another version of the class: " + file + ": " + e.getMessage()
                    : refused + ": " + file, e);
        } catch (ClassNotFoundException e) {
            throw new UserFailure("The file holds a class that is not on the class path: " + e.getMessage()
                    + " (add its jar to --classpath)", e);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            throw new UserFailure("The file holds no Java-serialized value, or not all of it: " + file + ": " + e
                    + " (correct --values; JSON files end in .json or .jsonl)", e);
        }
    }

    /**
     * Reads the file that the user named by Java serialization, with a filter from the first byte on and classes from a loader.
     */
    private static final class Input extends ObjectInputStream {

        private final ClassLoader loader;

        Input(InputStream in, ClassLoader loader, ObjectInputFilter filter) throws IOException {
            super(in);
            this.loader = loader;
            setObjectInputFilter(filter);
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass descriptor) throws IOException, ClassNotFoundException {
            try {
                return Class.forName(descriptor.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                return super.resolveClass(descriptor); // which knows the names of primitive types
            }
        }

        /** Refuses proxies, whose handlers decide what their methods do. */
        @Override
        protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
            throw new ClassNotFoundException("a proxy, which no value needs");
        }
    }
}
