// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.PartsCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;

/** Prints objects of the JDK that are created from their parts. */
final class PartsShape extends PartsCodec implements Shape {

    private static final int MAX_INTERFACES = 64;
    private static final int MAX_KIND = 9;
    private static final int LAMBDA_TEXTS = 3;

    private final JdkType jdkType;
    private final WireType wireType;
    private final Walk walk;
    private final Contents contents;

    PartsShape(JdkType jdkType, Walk walk) {
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
    public boolean looksIntoParts() {
        return jdkType == JdkType.SET_OF || jdkType == JdkType.MAP_OF;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public Object read(GraphReader reader) {
        Node node = new Node(this, wireType, reader.handle());
        Line line = walk.line(wireType, node.handle());
        switch (jdkType) {
            case PROXY -> proxy(reader, line);
            case SERIALIZED_LAMBDA -> lambda(reader, line);
            default -> parts(reader, line);
        }
        return node;
    }

    private void parts(GraphReader reader, Line line) {
        switch (jdkType.family()) {
            case WRAPPER -> shown(reader, line);
            case IMMUTABLE -> contents.print(reader, line, jdkType.isMap(), jdkType.container().hashing().isKeyed());
            default -> holder(reader, line);
        }
    }

    private void shown(GraphReader reader, Line line) {
        walk.tree().print(line);
        walk.tree().enter(".shown");
        Class<?> shown = jdkType.view().shown();
        if (!walk.named(reader, shown.getName().replace('.', shown.isArray() ? '/' : '.'))) {
            throw reader.in().malformed("a view cannot show null: type=" + jdkType);
        }
        walk.tree().leave();
    }

    private void holder(GraphReader reader, Line line) {
        String declared = WireType.descriptor(jdkType == JdkType.REVERSED ? "java.util.Comparator" : "java.lang.Object");
        Contents.Parts parts = contents.elements(reader, line, "part", declared);
        if (!jdkType.parts().allow(parts.count(), parts.nulls())) {
            throw reader.in().malformed("an object has the wrong parts: type=" + jdkType + ", parts=" + parts);
        }
    }

    private void proxy(GraphReader reader, Line line) {
        WireInput in = reader.in();
        int count = in.readCount(1);
        if (count > MAX_INTERFACES) {
            throw new Problem("a proxy has too many interfaces: interfaces=" + count + ", limit=" + MAX_INTERFACES, "use fewer");
        }
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(in);
            if (name == null || name.isEmpty() || name.charAt(0) == '[') {
                throw in.malformed("this is no name of an interface");
            }
            names.append(i == 0 ? " of " : ", ").append(TextForm.name(name));
        }
        walk.tree().print(line.with(TextForm.cut(names.toString())));
        walk.tree().enter(".handler");
        if (!walk.named(reader, "java.lang.reflect.InvocationHandler")) {
            throw in.malformed("a proxy has no handler");
        }
        walk.tree().leave();
    }

    private void lambda(GraphReader reader, Line line) {
        WireInput in = reader.in();
        String capturing = text(in);
        for (int i = 0; i < LAMBDA_TEXTS; i++) {
            text(in);
        }
        long kind = in.readVarint();
        if (kind < 0 || kind > MAX_KIND) {
            throw in.malformed("no method has such a kind: kind=" + Long.toUnsignedString(kind));
        }
        for (int i = 0; i <= LAMBDA_TEXTS; i++) {
            text(in);
        }
        int count = in.readCount(1);
        walk.tree().print(line.with(" in " + TextForm.name(capturing)));
        for (int i = 0; i < count; i++) {
            walk.tree().enter(".captured[" + i + "]");
            walk.anything(reader);
            walk.tree().leave();
        }
    }

    private static String text(WireInput in) {
        String text = WireStrings.read(in);
        if (text == null) {
            throw in.malformed("a text of a lambda is null");
        }
        return text;
    }
}
