// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Returns the serial fields of a JDK object if no public method returns them and reflection cannot access them. Java
 * serialization writes these fields. Each object in a field is replaced by a mark, so nothing beyond it is written. The marks are
 * then found in the few bytes written. Takes some microseconds an object. Used only for writing: no byte of a payload gets here.
 */
public final class HiddenFields extends ObjectOutputStream {

    private static final int STREAM_HEADER = 4;
    private static final List<String> STAND_INS = List.of(".Ser", ".CollSer", "$SerializationProxy");

    private boolean ownerPassed;
    private final List<Object> marked = new ArrayList<>();
    private final List<ObjectStreamClass> descriptions = new ArrayList<>();
    private final List<Object> handles = new ArrayList<>();
    private int nextMarked;
    private int nextDescription;

    private HiddenFields(ByteArrayOutputStream bytes) throws IOException {
        super(bytes);
        enableReplaceObject(true);
    }

    /** Returns the serial fields by name, including those of superclasses. */
    public static Map<String, @Nullable Object> of(Object owner) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (HiddenFields stream = new HiddenFields(bytes)) {
            stream.writeObject(owner);
            stream.flush();
            ByteBuffer in = ByteBuffer.wrap(bytes.toByteArray());
            in.position(STREAM_HEADER);
            return stream.object(in);
        } catch (Refusal e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw Refusal.shape(
                    "An object of the JDK does not show its fields: class=" + EscapedNames.of(owner.getClass().getName()),
                    "store what it was made of", e);
        }
    }

    @Override
    protected Object replaceObject(Object part) {
        if (!ownerPassed) {
            ownerPassed = true;
            return part;
        }
        marked.add(original(part));
        return new String(new char[] {'.'});
    }

    /**
     * Some JDK values, such as dates, are already replaced here by objects that refer to them. Users' objects remain replaced, as
     * they would be when written.
     */
    private static Object original(Object part) {
        String name = part.getClass().getName();
        if (!name.startsWith("java.") || STAND_INS.stream().noneMatch(name::endsWith)) {
            return part;
        }
        try {
            return (Object) Objects.requireNonNull(SerialMethods.readResolve(part.getClass())).invokeExact(part);
        } catch (Refusal e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a value of the JDK does not come back: class=" + EscapedNames.of(name), e);
        }
    }

    @Override
    protected void writeClassDescriptor(ObjectStreamClass description) {
        descriptions.add(description);
    }

    private Map<String, @Nullable Object> object(ByteBuffer in) {
        require(in.get() == TC_OBJECT);
        List<ObjectStreamClass> levels = description(in);
        handles.add(this);
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (int i = levels.size() - 1; i >= 0; i--) {
            ObjectStreamClass level = levels.get(i);
            for (ObjectStreamField field : level.getFields()) {
                fields.put(field.getName(), field.isPrimitive() ? primitive(in, field) : reference(in, in.get()));
            }
            if (SerialMethods.writeObject(level.forClass()) != null) {
                skipItems(in);
            }
        }
        return fields;
    }

    /** Returns the class and its Serializable superclasses. */
    private List<ObjectStreamClass> description(ByteBuffer in) {
        List<ObjectStreamClass> levels = new ArrayList<>();
        byte tag = in.get();
        if (tag == TC_REFERENCE) {
            for (Object level : (List<?>) handles.get(in.getInt() - baseWireHandle)) {
                levels.add((ObjectStreamClass) level);
            }
        } else if (tag != TC_NULL) {
            require(tag == TC_CLASSDESC);
            handles.add(levels);
            levels.add(descriptions.get(nextDescription++));
            require(in.get() == TC_ENDBLOCKDATA);
            levels.addAll(description(in));
        }
        return levels;
    }

    private static Object primitive(ByteBuffer in, ObjectStreamField field) {
        return switch (field.getTypeCode()) {
            case 'Z' -> in.get() != 0;
            case 'B' -> in.get();
            case 'C' -> in.getChar();
            case 'S' -> in.getShort();
            case 'I' -> in.getInt();
            case 'J' -> in.getLong();
            case 'F' -> in.getFloat();
            default -> in.getDouble();
        };
    }

    private @Nullable Object reference(ByteBuffer in, byte tag) {
        return switch (tag) {
            case TC_NULL -> null;
            case TC_REFERENCE -> handles.get(in.getInt() - baseWireHandle);
            case TC_STRING -> mark(in);
            case TC_CLASS -> {
                Object type = description(in).get(0).forClass();
                handles.add(type);
                yield type;
            }
            default -> throw new IllegalStateException("this is no field: tag=" + tag);
        };
    }

    private Object mark(ByteBuffer in) {
        byte[] text = new byte[in.getShort()];
        in.get(text);
        require(new String(text, StandardCharsets.UTF_8).equals("."));
        Object part = marked.get(nextMarked++);
        handles.add(part);
        return part;
    }

    /** Skips the data that a class writes behind its fields. */
    private void skipItems(ByteBuffer in) {
        for (byte tag = in.get(); tag != TC_ENDBLOCKDATA; tag = in.get()) {
            if (tag == TC_BLOCKDATA) {
                in.position(in.position() + 1 + (in.get(in.position()) & 0xff));
            } else if (tag == TC_BLOCKDATALONG) {
                in.position(in.position() + Integer.BYTES + in.getInt(in.position()));
            } else {
                reference(in, tag);
            }
        }
    }

    private static void require(boolean expected) {
        if (!expected) {
            throw new IllegalStateException("the JDK's stream has another form");
        }
    }
}
