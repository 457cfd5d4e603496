// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.enhancer.form.IsolatedLoader;
import dev.gridwire.enhancer.form.Subjects;
import java.io.ObjectStreamClass;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.TraceClassVisitor;

class ClassRewriterTest {

    private static final String NAME = Plain.class.getName();
    private static final Additions ADDITIONS =
            new Additions(List.of("java/lang/Runnable"), Set.of("values", "count"), Set.of("run"), ClassRewriterTest::run);

    private static void run(ClassVisitor target) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, "run", "()V", null, null);
        code.visitCode();
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 1);
        code.visitEnd();
    }

    private static byte[] rewritten(String name) {
        return ClassRewriter.rewrite(Subjects.classFile(name), ADDITIONS);
    }

    @Test
    void rewrittenClassLoadsAndHasWhatWasAdded() throws ReflectiveOperationException {
        Class<?> type = new IsolatedLoader(Map.of(NAME, rewritten(NAME))).loadClass(NAME);
        assertThat(type.getConstructor().newInstance()).isInstanceOf(Runnable.class);
        assertThat(type.getConstructor().isSynthetic()).isTrue();
        assertThat(Modifier.isFinal(type.getDeclaredField("count").getModifiers())).isFalse();
        assertThat(type.getGenericInterfaces()).hasSize(3);
    }

    @Test
    void defaultSerialVersionUidStays() throws ReflectiveOperationException {
        Class<?> type = new IsolatedLoader(Map.of(NAME, rewritten(NAME))).loadClass(NAME);
        assertThat(ObjectStreamClass.lookup(type).getSerialVersionUID())
                .isEqualTo(ObjectStreamClass.lookup(Plain.class).getSerialVersionUID());
        assertThat(type.getDeclaredField("serialVersionUID")).isNotNull();
    }

    @Test
    void rewritingTwiceGivesTheSameBytes() {
        byte[] once = rewritten(NAME);
        assertThat(ClassRewriter.rewrite(once, ADDITIONS)).isEqualTo(once);
        assertThat(rewritten(NAME)).isEqualTo(once);
    }

    @Test
    void privateConstructorBecomesPublic() throws ReflectiveOperationException {
        String name = NAME + "$Member";
        Class<?> type = new IsolatedLoader(Map.of(name, rewritten(name))).loadClass(name);
        assertThat(Modifier.isPublic(type.getDeclaredConstructor().getModifiers())).isTrue();
    }

    @Test
    void nothingIsTakenAwayButFinal() {
        List<String> before = lines(Subjects.classFile(NAME));
        List<String> after = lines(rewritten(NAME));
        List<String> gone = new ArrayList<>(before);
        after.forEach(gone::remove);
        assertThat(gone).hasSize(7)
                .allMatch(line -> line.contains(" final ") || line.contains("0x1") || line.contains("java/util/function/Supplier")
                        || line.startsWith("// declaration"));
        assertThat(after).contains("  // access flags 0x1001", "  public synthetic run()V");
    }

    /** Class files of Java 5 have no frames: the virtual machine finds them out. */
    @Test
    void codeThatIsAddedToAClassOfJava5HasNoFrames() throws ReflectiveOperationException {
        ClassWriter old = new ClassWriter(0);
        old.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, "a/Old", null, "java/lang/Object", new String[0]);
        old.visitEnd();
        Additions branching = new Additions(
                List.of("java/lang/Runnable"), Set.of(), Set.of("run"), ClassRewriterTest::branchingRun);
        byte[] rewritten = ClassRewriter.rewrite(old.toByteArray(), branching);
        assertThat(lines(rewritten)).noneMatch(line -> line.contains("FRAME"));
        Object made = new IsolatedLoader(Map.of("a.Old", rewritten)).loadClass("a.Old").getConstructor().newInstance();
        assertThat(made).isInstanceOfSatisfying(Runnable.class, Runnable::run);
    }

    private static void branchingRun(ClassVisitor target) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, "run", "()V", null, null);
        Label end = new Label();
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitJumpInsn(Opcodes.IFNULL, end);
        code.visitLabel(end);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }

    private static List<String> lines(byte[] classFile) {
        StringWriter text = new StringWriter();
        new ClassReader(classFile).accept(new TraceClassVisitor(new PrintWriter(text)), 0);
        return new ArrayList<>(text.toString().lines().toList());
    }
}
