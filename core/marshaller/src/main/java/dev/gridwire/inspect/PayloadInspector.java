// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.wire.WireInput;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Prints a payload, one line a value, indented as a tree. Loads no user's class and makes no object of one.
 *
 * <p>Immutable and thread-safe, if the layouts' source is. Time and memory are bounded by the payload's length.
 *
 * @param layouts of the users' classes and the JDK's, as the writer had them
 * @param ids binary names of the classes registered with an id
 * @param maxLines the most lines that are printed of one payload, at least 0; the rest is only checked
 */
public record PayloadInspector(LayoutResolver layouts, Map<Integer, String> ids, long maxLines) {

    private static final String FETCH_AGAIN = "fetch or make the payload again";

    /** Copies the ids. */
    public PayloadInspector {
        ids = Map.copyOf(ids);
        if (maxLines < 0) {
            throw new IllegalArgumentException("A number of lines is at least 0: maxLines=" + maxLines);
        }
    }

    /**
     * Prints a payload.
     *
     * @param lines takes each line, without its end, as soon as it is understood
     * @throws InspectionException if the payload is not understood to its end: it is altered or cut off, or a class is missing,
     *     not supported, or of another shape; the lines up to there were given
     */
    public Inspection inspect(byte[] payload, Consumer<String> lines) {
        FoundSeal seal = FoundSeal.of(payload);
        WireInput in = WireInput.of(payload, 0, seal.offset());
        WireTypes types = new WireTypes(layouts);
        TypeReader typeReader = new TypeReader(in, types, ids);
        Tree tree = new Tree(lines, maxLines, payload.length);
        Walker walker = new Walker(in, types, typeReader, tree);
        try {
            walker.walk();
            seal.show(tree);
        } catch (MalformedBytesException e) {
            throw failure(String.valueOf(e.getMessage()), "; " + FETCH_AGAIN, e.offset(), tree, e);
        } catch (Problem e) {
            throw failure(e.getMessage() + at(in), "; " + e.remedy(), in.offset(), tree, e);
        } catch (GridwireException | ClassModelException | UncheckedIOException e) {
            throw failure(e.getMessage() + at(in), "", in.offset(), tree, e);
        } catch (StackOverflowError e) {
            throw failure("the stack is too small for the object graph" + at(in), "; give the thread more", in.offset(), tree, e);
        }
        return new Inspection(payload.length, walker.objectCount(), typeReader.namedCount(), tree.omittedLineCount());
    }

    private static String at(WireInput in) {
        return " at offset " + in.offset();
    }

    private static InspectionException failure(String rule, String remedy, int offset, Tree tree, Throwable cause) {
        String path = tree.path();
        return new InspectionException(rule + (path.isEmpty() ? "" : ", in " + path) + remedy, offset, path, cause);
    }
}
