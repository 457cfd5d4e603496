// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.graph.KernelReader;
import dev.gridwire.ground.Refusal;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.WireInput;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Prints a payload, either as an indented tree with one line for each value, or as JSON. The marshaller's own reader reads it
 * without any of the users' classes: it loads none, and creates no object of one.
 *
 * <p>Immutable and thread-safe, if the layouts' source and the store are. Time and memory are bounded by the payload's length.
 *
 * @param layouts the layouts of the users' classes and the JDK's; a payload that carries its schemas needs none of the users'
 * @param schemas stores other states of the users' classes
 * @param ids binary names of the classes registered with an id
 * @param maxLines the most lines to print, at least 0; the rest of the payload is only checked
 */
public record PayloadInspector(LayoutResolver layouts, SchemaStore schemas, Map<Integer, String> ids, long maxLines) {

    private static final String FETCH_AGAIN = "fetch or make the payload again";

    /** Copies the ids. */
    public PayloadInspector {
        ids = Map.copyOf(ids);
        if (maxLines < 0) {
            throw new IllegalArgumentException("A number of lines is at least 0: maxLines=" + maxLines);
        }
    }

    /**
     * Prints a payload's lines.
     *
     * @param lines takes each line, without its end, once it is understood
     * @throws InspectionException if the payload cannot be read to its end: it is altered or cut off, or a class is missing,
     *     unsupported, or of another shape. The lines before that were passed on
     */
    public Inspection inspect(byte[] payload, Consumer<String> lines) {
        TextPrinter printer = new TextPrinter(lines, maxLines, payload.length);
        Inspection sums = inspect(payload, printer);
        return new Inspection(sums.byteCount(), sums.objectCount(), sums.namedTypeCount(), printer.omittedLineCount());
    }

    /**
     * Prints the complete payload as one JSON object, without a limit of lines. The JSON is ASCII.
     *
     * @throws InspectionException as {@link #inspect} does; the object then ends with an error
     * @throws UncheckedIOException if the JSON cannot be written
     */
    public Inspection inspectAsJson(byte[] payload, Appendable out) {
        JsonPrinter printer = new JsonPrinter(out);
        try {
            Inspection sums = inspect(payload, printer);
            printer.end(sums);
            return sums;
        } catch (InspectionException e) {
            printer.end(e);
            throw e;
        }
    }

    private Inspection inspect(byte[] payload, Printer printer) {
        FoundSeal seal = FoundSeal.of(payload);
        WireInput in = WireInput.of(payload, 0, seal.offset());
        Tree tree = new Tree(printer);
        try {
            Walk walk = new Walk(in, tree, new Assignability(layouts));
            int objects = walk(in, walk);
            seal.show(tree);
            return new Inspection(payload.length, objects, walk.namedCount(), 0);
        } catch (MalformedBytesException e) {
            throw failure(String.valueOf(e.getMessage()), "; " + FETCH_AGAIN, e.offset(), tree, e);
        } catch (Problem e) {
            throw failure(e.getMessage() + at(in), "; " + e.remedy(), in.offset(), tree, e);
        } catch (Refusal e) {
            throw failure(e.rule() + at(in), "; " + e.remedy(), in.offset(), tree, e);
        } catch (GridwireException | ClassModelException | UncheckedIOException e) {
            throw failure(e.getMessage() + at(in), "", in.offset(), tree, e);
        } catch (StackOverflowError e) {
            throw failure("the stack is too small for the object graph" + at(in), "; give the thread more", in.offset(), tree, e);
        }
    }

    /** Returns the number of objects with an identity. */
    private int walk(WireInput in, Walk walk) {
        int header = PayloadHeader.read(WireInput.of(in.array(), 0, in.remaining()));
        walk.tree().begin("header");
        walk.tree().print(Line.note(0, "version 1"
                + (PayloadHeader.refersBack(header) ? ", something refers back" : "")
                + (PayloadHeader.isKeyed(header) ? ", some container hashes or compares objects" : "")));
        walk.tree().begin("root");
        KernelReader reader = new PayloadTypes(walk, new ClassFacts(layouts, schemas, ids)).reader();
        walk.root(1);
        long before = walk.tree().count();
        Object root = reader.readRoot();
        if (walk.tree().count() == before) {
            walk.tree().print(Line.ofNull(1));
        }
        reader.end(root);
        return reader.handle() + 1;
    }

    private static String at(WireInput in) {
        return " at offset " + in.offset();
    }

    private static InspectionException failure(String rule, String remedy, int offset, Tree tree, Throwable cause) {
        String path = tree.path();
        return new InspectionException(rule + (path.isEmpty() ? "" : ", in " + path) + remedy, offset, path, cause);
    }
}
