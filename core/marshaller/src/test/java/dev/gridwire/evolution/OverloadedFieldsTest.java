// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.compile.BytesLoader;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Several fields of one name in one class, which obfuscators make: a value never lands in another field. Public, since the
 * classes made here call it.
 */
public class OverloadedFieldsTest {

    private static final int PAIRS = Effort.of("gridwire.overloaded", 4_000);
    private static final String NAME = "overloaded.A";
    private static final List<Class<?>> TYPES = List.of(
            int.class, long.class, double.class, short.class, boolean.class, String.class, Date.class, Object.class, int[].class,
            Integer.class, List.class);
    private static final Map<Class<?>, List<Class<?>>> WIDER = Map.of(
            short.class, List.of(int.class, long.class, double.class, Integer.class),
            int.class, List.of(long.class, double.class, Integer.class),
            Integer.class, List.of(int.class, long.class, double.class));

    private record Member(String name, Class<?> type) {}

    private enum Hook { NONE, DEFAULT, FIELDS }

    private static Class<?> define(List<Member> members, Hook hook) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, NAME.replace('.', '/'), null, "java/lang/Object",
                new String[] {"java/io/Serializable"});
        for (Member member : members) {
            writer.visitField(Opcodes.ACC_PUBLIC, member.name(), member.type().descriptorString(), null, null).visitEnd();
        }
        MethodVisitor made = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        made.visitCode();
        made.visitVarInsn(Opcodes.ALOAD, 0);
        made.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        made.visitInsn(Opcodes.RETURN);
        made.visitMaxs(0, 0);
        made.visitEnd();
        if (hook != Hook.NONE) {
            readObject(writer, hook);
        }
        writer.visitEnd();
        try {
            ClassLoader parent = OverloadedFieldsTest.class.getClassLoader();
            return new BytesLoader(Map.of(NAME, writer.toByteArray()), parent).loadClass(NAME);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void readObject(ClassWriter writer, Hook hook) {
        MethodVisitor code = writer.visitMethod(
                Opcodes.ACC_PRIVATE, "readObject", "(Ljava/io/ObjectInputStream;)V", null, new String[] {"java/io/IOException"});
        code.visitCode();
        if (hook == Hook.DEFAULT) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/io/ObjectInputStream", "defaultReadObject", "()V", false);
        } else {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/io/ObjectInputStream", "readFields",
                    "()Ljava/io/ObjectInputStream$GetField;", false);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, Type.getInternalName(OverloadedFieldsTest.class), "take",
                    "(Ljava/lang/Object;Ljava/io/ObjectInputStream$GetField;)V", false);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Called by the class's own readObject. */
    @SuppressWarnings("unused")
    public static void take(Object owner, java.io.ObjectInputStream.GetField fields) throws Exception {
        for (Field field : owner.getClass().getFields()) {
            String name = field.getName();
            Class<?> type = field.getType();
            if (type == int.class) {
                field.setInt(owner, fields.get(name, 0));
            } else if (type == long.class) {
                field.setLong(owner, fields.get(name, 0L));
            } else if (type == double.class) {
                field.setDouble(owner, fields.get(name, 0d));
            } else if (type == short.class) {
                field.setShort(owner, fields.get(name, (short) 0));
            } else if (type == boolean.class) {
                field.setBoolean(owner, fields.get(name, false));
            } else {
                field.set(owner, fields.get(name, (Object) null));
            }
        }
    }

    private static List<Member> members(Random random, boolean primitivesAlone) {
        List<Member> members = new ArrayList<>();
        for (String name : List.of("a", "b")) {
            for (Class<?> type : TYPES) {
                if (random.nextInt(4) == 0 && (type.isPrimitive() || !primitivesAlone)) {
                    members.add(new Member(name, type));
                }
            }
        }
        return members;
    }

    private static Object value(Class<?> type, int number) {
        if (type == int.class || type == Integer.class) {
            return number;
        }
        if (type == long.class) {
            return (long) number;
        }
        if (type == double.class) {
            return (double) number;
        }
        if (type == short.class) {
            return (short) number;
        }
        if (type == boolean.class) {
            return true;
        }
        return type == String.class ? "text " + number : type == Date.class ? new Date(number)
                : type == int[].class ? new int[] {number} : type == List.class ? new ArrayList<>(List.of(number))
                : "object " + number;
    }

    private static Map<Member, Object> values(List<Member> members) {
        Map<Member, Object> values = new LinkedHashMap<>();
        members.forEach(member -> values.put(member, value(member.type(), 100 + values.size())));
        return values;
    }

    private static Field field(Class<?> type, Member member) {
        for (Field field : type.getFields()) {
            if (field.getName().equals(member.name()) && field.getType() == member.type()) {
                return field;
            }
        }
        throw new AssertionError(member);
    }

    private static Object made(Class<?> type, Map<Member, Object> values) throws ReflectiveOperationException {
        Object made = type.getConstructor().newInstance();
        for (Map.Entry<Member, Object> each : values.entrySet()) {
            field(type, each.getKey()).set(made, each.getValue());
        }
        return made;
    }

    private static Marshaller marshaller(Class<?> type, Generation generation) {
        return WithGeneration.builder(generation).classLoader(type.getClassLoader()).allowPackage("overloaded").build();
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void randomChangesNeverMoveAValueToAnotherField(Generation generation) throws ReflectiveOperationException {
        int read = 0;
        for (long seed = 0; seed < PAIRS; seed++) {
            Random random = new Random(seed);
            // GetField gives one reference of a name, as in Java serialization, so there are no others.
            Hook hook = Hook.values()[random.nextInt(3)];
            List<Member> before = members(random, hook == Hook.FIELDS);
            List<Member> after = new ArrayList<>(random.nextInt(3) == 0 ? members(random, hook == Hook.FIELDS) : before);
            after.removeIf(any -> random.nextInt(5) == 0);
            members(random, hook == Hook.FIELDS).stream()
                    .filter(each -> !after.contains(each) && random.nextInt(4) == 0).forEach(after::add);
            Class<?> old = define(before, hook);
            Class<?> current = define(after, hook);
            Map<Member, Object> values = values(before);
            Marshaller olds = marshaller(old, generation);
            byte[] bytes = olds.marshal(made(old, values));
            assertSame(seed, old, values, olds.unmarshal(bytes));
            Marshaller currents = marshaller(current, generation);
            Object copy;
            try {
                copy = currents.unmarshal(bytes);
            } catch (MismatchedShapeException e) {
                assertRefusedRightly(seed, before, after, e);
                continue;
            }
            read++;
            assertValues(seed, current, values, after, copy);
            if (hook == Hook.NONE) {
                assertSame(seed, old, values, olds.unmarshal(currents.marshal(copy)));
            }
        }
        assertThat(read).isGreaterThan(PAIRS / 3);
    }

    private static void assertSame(long seed, Class<?> type, Map<Member, Object> values, Object copy)
            throws ReflectiveOperationException {
        for (Map.Entry<Member, Object> each : values.entrySet()) {
            assertThat(field(type, each.getKey()).get(copy)).as("seed=%s, field=%s", seed, each.getKey())
                    .isEqualTo(each.getValue());
        }
    }

    private static void assertValues(
            long seed, Class<?> type, Map<Member, Object> written, List<Member> members, Object copy)
            throws ReflectiveOperationException {
        for (Member member : members) {
            Object found = field(type, member).get(copy);
            if (written.containsKey(member)) {
                assertThat(found).as("seed=%s, field=%s", seed, member).isEqualTo(written.get(member));
            } else if (!isNothing(found)) {
                List<Member> sources = written.keySet().stream()
                        .filter(each -> each.name().equals(member.name()) && !members.contains(each)
                                && isSame(written.get(each), found)).toList();
                assertThat(sources).as("seed=%s, field=%s, value=%s", seed, member, found).hasSize(1);
                boolean once = isOnce(written.keySet(), member) && isOnce(members, member);
                assertThat(once || isWider(sources.get(0), member) || isWider(member, sources.get(0)))
                        .as("seed=%s, %s to %s", seed, sources, member).isTrue();
            }
        }
    }

    private static boolean isOnce(Iterable<Member> members, Member member) {
        int count = 0;
        for (Member each : members) {
            count += each.name().equals(member.name()) ? 1 : 0;
        }
        return count == 1;
    }

    private static boolean isWider(Member from, Member to) {
        return to.type() == Object.class || WIDER.getOrDefault(from.type(), List.of()).contains(to.type());
    }

    private static boolean isNothing(@Nullable Object value) {
        return value == null || value.equals(false) || value instanceof Number number && number.doubleValue() == 0;
    }

    private static boolean isSame(Object written, Object found) {
        return written instanceof Number one && found instanceof Number other
                ? one.doubleValue() == other.doubleValue()
                : written.getClass() == found.getClass();
    }

    private static void assertRefusedRightly(
            long seed, List<Member> before, List<Member> after, MismatchedShapeException refusal) {
        boolean changedAlone = before.stream().anyMatch(member -> isOnce(before, member) && isOnce(after, member)
                && !after.contains(member));
        boolean unfit = before.stream().anyMatch(from -> !after.contains(from) && after.stream().anyMatch(
                to -> from.name().equals(to.name()) && !before.contains(to) && isWider(to, from)));
        if (!changedAlone && !unfit && !refusal.getMessage().contains("A class has several fields of one name")) {
            fail("seed=" + seed + " " + before + " " + after, refusal);
        }
    }

    private static Object read(List<Member> before, List<Member> after) throws ReflectiveOperationException {
        Class<?> old = define(before, Hook.NONE);
        byte[] bytes = marshaller(old, Generation.AT_ONCE).marshal(made(old, values(before)));
        return marshaller(define(after, Hook.NONE), Generation.AT_ONCE).unmarshal(bytes);
    }

    @Test
    void aValueThatCouldBelongToTwoFieldsIsRefused() {
        List<Member> both = List.of(new Member("a", long.class), new Member("a", double.class));
        assertThatThrownBy(() -> read(List.of(new Member("a", int.class)), both))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("A class has several fields of one name, and a value could belong to more than one")
                .hasMessageContaining("field=overloaded.A.a, written=int")
                .hasMessageContaining("give the fields a name each, or keep their types");
    }

    @Test
    void theOnlyOneThatIsLeftMayBeWider() throws ReflectiveOperationException {
        List<Member> before = List.of(new Member("a", int.class), new Member("a", String.class));
        Member wider = new Member("a", long.class);
        Object read = read(before, List.of(wider, new Member("a", String.class)));
        assertThat(field(read.getClass(), wider).get(read)).isEqualTo(100L);
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void anObjectThatOneOfThemSharesStaysOne(Generation generation) throws ReflectiveOperationException {
        List<Member> members = List.of(new Member("a", Date.class), new Member("a", int[].class), new Member("b", int[].class));
        Class<?> type = define(members, Hook.NONE);
        int[] array = {5};
        Object made = made(type, Map.of(members.get(1), array, members.get(2), array));
        Marshaller marshaller = marshaller(type, generation);
        Object copy = marshaller.unmarshal(marshaller.marshal(made));
        assertThat(field(type, members.get(1)).get(copy)).isEqualTo(array).isSameAs(field(type, members.get(2)).get(copy));
    }

    private static Class<?> record(List<Member> members) throws ClassNotFoundException {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String name = NAME.replace('.', '/');
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL;
        writer.visit(Opcodes.V17, access | Opcodes.ACC_RECORD, name, null, "java/lang/Record", null);
        StringBuilder parameters = new StringBuilder("(");
        for (Member member : members) {
            parameters.append(member.type().descriptorString());
            writer.visitRecordComponent(member.name(), member.type().descriptorString(), null).visitEnd();
            writer.visitField(access, member.name(), member.type().descriptorString(), null, null).visitEnd();
        }
        MethodVisitor made = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", parameters + ")V", null, null);
        made.visitCode();
        made.visitVarInsn(Opcodes.ALOAD, 0);
        made.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Record", "<init>", "()V", false);
        int local = 1;
        for (Member member : members) {
            Type type = Type.getType(member.type());
            made.visitVarInsn(Opcodes.ALOAD, 0);
            made.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
            made.visitFieldInsn(Opcodes.PUTFIELD, name, member.name(), type.getDescriptor());
            local += type.getSize();
        }
        made.visitInsn(Opcodes.RETURN);
        made.visitMaxs(0, 0);
        made.visitEnd();
        writer.visitEnd();
        ClassLoader parent = OverloadedFieldsTest.class.getClassLoader();
        return new BytesLoader(Map.of(NAME, writer.toByteArray()), parent).loadClass(NAME);
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void componentsOfARecordToo(Generation generation) throws ReflectiveOperationException {
        List<Member> members = List.of(new Member("a", int.class), new Member("a", long.class), new Member("a", String.class));
        Class<?> type = record(members);
        Object made = type.getConstructors()[0].newInstance(1, 2L, "text");
        Marshaller marshaller = marshaller(type, generation);
        byte[] bytes = marshaller.marshal(made);
        assertSame(0, type, Map.of(members.get(0), 1, members.get(1), 2L, members.get(2), "text"), marshaller.unmarshal(bytes));
        List<Member> after = List.of(new Member("a", double.class), members.get(2), members.get(1), members.get(0));
        Class<?> current = record(after);
        Marshaller other = marshaller(current, generation);
        Object copy = other.unmarshal(bytes);
        assertSame(0, current, Map.of(members.get(0), 1, members.get(1), 2L, members.get(2), "text", after.get(0), 0d), copy);
        assertThat(marshaller.<Object>unmarshal(other.marshal(copy))).isNotNull();
    }
}
