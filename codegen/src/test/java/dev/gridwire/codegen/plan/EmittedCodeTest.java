// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.emit.BodyEmitter;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.util.CheckClassAdapter;

class EmittedCodeTest {

    /** HotSpot's {@code FreqInlineSize}. */
    private static final int MOST_INLINED = 325;

    @ParameterizedTest
    @ValueSource(classes = {
        PlanZoo.Empty.class, PlanZoo.Point.class, PlanZoo.Line.class, PlanZoo.Reaches.class, PlanZoo.Near.class,
        PlanZoo.Kinds.class
    })
    void codeIsWhatItsFramesSayAndSmallEnoughToBeInlined(Class<?> type) {
        for (Target target : List.of(NativeTarget.TARGET, NativeTarget.CANONICAL)) {
            byte[] bytes = BodyEmitter.emit(Plans.of(type, target)).bytes();
            new ClassReader(bytes).accept(new CheckClassAdapter(new ClassNode(), true), 0);
            new ClassReader(bytes).accept(new Sizes(), 0);
        }
    }

    /** Asks each method for its size; what runs once need not be inlined. */
    private static final class Sizes extends ClassVisitor {

        Sizes() {
            super(Opcodes.ASM9, new ClassWriter(0));
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
                @Override
                public void visitMaxs(int maxStack, int maxLocals) {
                    Label end = new Label();
                    visitLabel(end);
                    super.visitMaxs(maxStack, maxLocals);
                    if (!name.equals("<clinit>")) {
                        assertThat(end.getOffset()).as(name).isPositive().isLessThanOrEqualTo(MOST_INLINED);
                    }
                }
            };
        }
    }
}
