// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.SimpleName;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.registry.Presets;
import java.util.List;

/** A type that stands in a payload, as far as the bytes of its objects depend on it. */
sealed interface WireType {

    /** The name that people call it by. */
    default String text() {
        return EscapedNames.of(name());
    }

    /** The class's name, as it is. */
    default String name() {
        return text();
    }

    /** The text without the package and enclosing classes. */
    default String simpleText() {
        return SimpleName.of(text());
    }

    /** Of the class, or of one of them where there are several. */
    String descriptor();

    /** The same, with unknown fields; itself where objects have none. */
    default WireType withUnknownFields() {
        return this;
    }

    /** Whether its objects take handles. */
    boolean hasIdentity();

    /** Whether its objects are made of their parts, so that they can neither come later nor contain themselves. */
    default boolean isMadeOfParts() {
        return false;
    }

    /** Whether the content can come later; containers' cannot among keys. */
    boolean isDeferrable(boolean amongKeys);

    /** A type of the JDK that has a number; not an array of references. */
    record OfJdk(JdkType type) implements WireType {

        @Override
        public String text() {
            return JdkTypeNames.text(type);
        }

        @Override
        public String simpleText() {
            return text();
        }

        @Override
        public String descriptor() {
            return SlotType.descriptor(type == JdkType.PROXY ? "java.lang.reflect.Proxy" : type.classNames().get(0));
        }

        @Override
        public boolean hasIdentity() {
            return switch (type.family()) {
                case NUMBER, TEXT, TIME -> false;
                case SPECIAL -> type != JdkType.CLASS;
                default -> true;
            };
        }

        @Override
        public boolean isMadeOfParts() {
            return switch (type.family()) {
                case HOLDER, IMMUTABLE, WRAPPER -> true;
                case SPECIAL -> type != JdkType.CLASS;
                default -> false;
            };
        }

        @Override
        public boolean isDeferrable(boolean amongKeys) {
            boolean filled = type.family() == JdkType.Family.COLLECTION || type.family() == JdkType.Family.MAP;
            return filled && !amongKeys;
        }
    }

    /** An array of references. */
    record ArrayOf(WireType component, SlotType slot) implements WireType {

        @Override
        public String text() {
            return component.text() + "[]";
        }

        @Override
        public String simpleText() {
            return component.simpleText() + "[]";
        }

        @Override
        public String descriptor() {
            return "[" + component.descriptor();
        }

        @Override
        public boolean hasIdentity() {
            return true;
        }

        @Override
        public boolean isDeferrable(boolean amongKeys) {
            return !amongKeys;
        }
    }

    /**
     * A user's class or record.
     *
     * @param hasUnknownFields whether fields that the writer's class did not have stand before its own
     */
    record Fields(Layout layout, List<FieldType> fields, boolean hasUnknownFields) implements WireType {

        Fields(Layout layout, List<FieldType> fields) {
            this(layout, fields, false);
        }

        @Override
        public WireType withUnknownFields() {
            return new Fields(layout, fields, true);
        }

        @Override
        public String name() {
            return layout.typeName();
        }

        @Override
        public String descriptor() {
            return SlotType.descriptor(layout.typeName());
        }

        @Override
        public boolean hasIdentity() {
            return true;
        }

        @Override
        public boolean isMadeOfParts() {
            return layout.form() == Form.RECORD;
        }

        @Override
        public boolean isDeferrable(boolean amongKeys) {
            return !isMadeOfParts() && !Presets.holds(name());
        }
    }

    /**
     * A class with hooks, or one that extends a class of the JDK.
     *
     * @param hasUnknownFields whether fields that the writer's class did not have stand there, too
     */
    record Hooked(Layout layout, PlatformKind kind, boolean hasUnknownFields) implements WireType {

        Hooked(Layout layout, PlatformKind kind) {
            this(layout, kind, false);
        }

        @Override
        public WireType withUnknownFields() {
            return layout.form() == Form.EXTERNALIZABLE ? this : new Hooked(layout, kind, true);
        }

        @Override
        public String name() {
            return layout.typeName();
        }

        @Override
        public String descriptor() {
            return SlotType.descriptor(layout.typeName());
        }

        /** An object that has a replacement is written as a new object only. */
        @Override
        public boolean hasIdentity() {
            return layout.writeReplaceOwner().isEmpty();
        }

        @Override
        public boolean isMadeOfParts() {
            return layout.form() == Form.RECORD;
        }

        @Override
        public boolean isDeferrable(boolean amongKeys) {
            return false;
        }

        /** Whether the JDK hashes its content, or may do. */
        boolean hashesContent() {
            return isMadeOfParts() || kind == PlatformKind.CONTAINER || kind == PlatformKind.CONSTRUCTED || Presets.holds(name())
                    || layout.readResolveOwner().isPresent();
        }
    }

    /** An enum, of the user or of the JDK. */
    record Constants(String name, List<String> names) implements WireType {

        @Override
        public String descriptor() {
            return SlotType.descriptor(name);
        }

        @Override
        public boolean hasIdentity() {
            return false;
        }

        @Override
        public boolean isDeferrable(boolean amongKeys) {
            return false;
        }
    }

    /** An interface or an abstract class: the component of an array. */
    record NoObjects(String name) implements WireType {

        @Override
        public String descriptor() {
            return SlotType.descriptor(name);
        }

        @Override
        public boolean hasIdentity() {
            return false;
        }

        @Override
        public boolean isDeferrable(boolean amongKeys) {
            return false;
        }
    }
}
