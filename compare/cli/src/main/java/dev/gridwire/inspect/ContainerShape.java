// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.Head;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireInput;

/** Prints collections and maps of the JDK that are created empty and then filled. */
final class ContainerShape extends FilledCodec implements Shape {

    private static final int PLACES_A_BYTE = 8;
    private static final String COMPARATOR = "java.util.Comparator";
    private static final String PROPERTIES = "java.util.Properties";

    private final JdkType jdkType;
    private final WireType wireType;
    private final Walk walk;
    private final Contents contents;
    /** The line of the object under construction. */
    private Line begun = Line.ofNull(0);

    ContainerShape(JdkType jdkType, Walk walk) {
        super(Node.class, new TypeName.Numbered(jdkType));
        this.jdkType = jdkType;
        this.wireType = WireType.of(jdkType);
        this.walk = walk;
        this.contents = new Contents(walk);
    }

    @Override
    public WireType wireType() {
        return wireType;
    }

    @Override
    public void writeHead(GraphWriter writer, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public void writeContent(GraphWriter writer, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public Object make(GraphReader reader, int expectedSize) {
        boolean later = walk.isLater();
        int handle = reader.handle();
        Line line = walk.line(wireType, handle);
        line = later ? line.later() : line;
        switch (jdkType.container().head()) {
            case COMPARATOR -> part(reader, line, ".comparator", COMPARATOR);
            case DEFAULTS -> part(reader, line, ".defaults", PROPERTIES);
            case ENUM -> line = line.with(" of " + contents.enumType(reader));
            case CAPACITY -> line = line.with(capacity(reader.in()));
            case NOTHING -> { }
        }
        if (later && !hasPart()) {
            walk.tree().print(line);
        }
        begun = line;
        return new Node(this, wireType, handle, 0, later);
    }

    /** Whether an object precedes the content, so that the content gets a separate line. */
    private boolean hasPart() {
        return jdkType.container().head() == Head.COMPARATOR || jdkType.container().head() == Head.DEFAULTS;
    }

    private void part(GraphReader reader, Line line, String step, String className) {
        walk.tree().print(line);
        walk.tree().enter(step);
        walk.named(reader, className);
        walk.tree().leave();
    }

    private String capacity(WireInput in) {
        long capacity = in.readVarint();
        String fairness = in.readBoolean() ? ", fair" : "";
        if (capacity <= 0 || capacity > Integer.MAX_VALUE) {
            throw in.malformed("no queue has such a capacity: capacity=" + Long.toUnsignedString(capacity));
        }
        for (long i = jdkType == JdkType.ARRAY_BLOCKING_QUEUE ? capacity / PLACES_A_BYTE : 0; i > 0; i--) {
            if (in.readByte() != 0) {
                throw in.malformed("a free place of a queue is not free");
            }
        }
        return ", capacity " + capacity + fairness;
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        Node node = (Node) made;
        if (node.isLater()) {
            print(reader, walk.deferred(node));
        } else if (hasPart()) {
            walk.tree().enter(".content");
            print(reader, Line.note(reader.in().offset(), ""));
            walk.tree().leave();
        } else {
            print(reader, begun);
        }
    }

    private void print(GraphReader reader, Line line) {
        contents.print(reader, line, jdkType.isMap(), jdkType.container().hashing().isKeyed());
    }
}
