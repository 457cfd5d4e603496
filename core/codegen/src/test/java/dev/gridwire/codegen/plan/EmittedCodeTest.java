// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.codegen.layout.Fingerprint;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
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
            for (boolean isShared : new boolean[] {false, true}) {
                byte[] bytes = FusedEmitter.emit(Plans.of(type, target), isShared).bytes();
                new ClassReader(bytes).accept(new CheckClassAdapter(new ClassNode(), true), 0);
                new ClassReader(bytes).accept(new Sizes(), 0);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {
        PlanZoo.Empty.class, PlanZoo.Line.class, PlanZoo.Reaches.class, PlanZoo.Near.class, PlanZoo.Kinds.class
    })
    void companionsAreWhatTheirFramesSayAndBearANameOfTheirOwn(Class<?> type) {
        Plan plan = Plans.of(type, NativeTarget.TARGET, CodePlacement.PACKAGE);
        ClassReader reader = new ClassReader(FusedEmitter.emitCompanion(plan).bytes());
        reader.accept(new CheckClassAdapter(new ClassNode(), true), 0);
        reader.accept(new Sizes(), 0);
        assertThat(reader.getClassName()).startsWith(Type.getInternalName(type) + CompanionName.INFIX)
                .isEqualTo(CompanionName.of(plan).replace('.', '/'));
    }

    /**
     * If this fails, the emitted code has changed: a companion that an older build made would be taken for one of today's. Give
     * {@code CompanionName.REVISION} another number, and this test the hash that it found.
     */
    @Test
    void companionsAreOfTheRevisionThatTheirNameSays() {
        StringBuilder all = new StringBuilder();
        for (Class<?> type : List.of(PlanZoo.Line.class, PlanZoo.Near.class, PlanZoo.Kinds.class)) {
            byte[] bytes = FusedEmitter.emitCompanion(Plans.of(type, NativeTarget.TARGET, CodePlacement.PACKAGE)).bytes();
            all.append(HexFormat.of().formatHex(bytes));
        }
        long hash = Fingerprint.hash(all.toString().getBytes(StandardCharsets.US_ASCII));
        assertThat(Long.toHexString(hash)).isEqualTo("5b22796eb59cdefc");
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
                    if (!name.equals("<clinit>") && !name.equals("<init>")) {
                        assertThat(end.getOffset()).as(name).isPositive().isLessThanOrEqualTo(MOST_INLINED);
                    }
                }
            };
        }
    }
}
