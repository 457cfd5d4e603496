// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values of a file that Java serialization wrote: one, or a collection, a map's values or an array of them. */
final class SerializedValues implements ValueSource {

    private final Class<?> type;
    private final Path file;
    private final SerializedFilter filter;

    SerializedValues(Class<?> type, Path file, SerializedFilter filter) {
        this.type = type;
        this.file = file;
        this.filter = filter;
    }

    @Override
    public String origin() {
        return "read from " + file.getFileName();
    }

    @Override
    public Iterator<? extends @Nullable Object> values() {
        List<@Nullable Object> values = listed(read());
        if (values.isEmpty()) {
            throw new UserClassException("The file holds no value: " + file + " (correct --values)");
        }
        return values.iterator();
    }

    private Object read() {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
                ObjectInputStream in = new SerializedInput(bytes, type.getClassLoader(), filter)) {
            return in.readObject();
        } catch (InvalidClassException e) {
            String refused = filter.refusal();
            throw new UserClassException(refused == null
                    ? "The file was written by another version of the class: " + file + ": " + e.getMessage()
                    : refused + ": " + file, e);
        } catch (ClassNotFoundException e) {
            throw new UserClassException("The file holds a class that is not on the class path: " + e.getMessage()
                    + " (add its jar to --classpath)", e);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            throw new UserClassException("The file holds no Java-serialized value, or not all of it: " + file + ": " + e
                    + " (correct --values; JSON files end in .json or .jsonl)", e);
        }
    }

    private List<@Nullable Object> listed(Object read) {
        if (read instanceof Collection<?> collection && !type.isInstance(read)) {
            return new ArrayList<>(collection);
        }
        if (read instanceof Map<?, ?> map && !type.isInstance(read)) {
            return new ArrayList<>(map.values());
        }
        return Arrays.asList(read instanceof Object[] array ? array : new Object[] {read});
    }
}
