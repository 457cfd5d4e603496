// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.StreamSupport;
import dev.gridwire.codegen.target.StreamTarget;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.CheckClassAdapter;
import org.objectweb.asm.util.TraceClassVisitor;

class SupportClassTest {

    static StreamTarget[] targets() {
        return new StreamTarget[] {StreamTarget.EXTERNALIZABLE, StreamTarget.DATA_SERIALIZABLE};
    }

    @ParameterizedTest
    @MethodSource("targets")
    void hasWhatGeneratedCodeCalls(StreamTarget target) throws ReflectiveOperationException {
        SupportClass support = new SupportClass(target);
        byte[] bytes = support.in("a.b").bytes();
        Set<String> methods = methods(bytes);
        StreamSupport calls = new StreamSupport(support.internalName("a.b"), target);
        for (Call call : calls(calls)) {
            assertThat(call.owner()).isEqualTo(support.internalName("a.b"));
            assertThat(methods).contains(call.name() + call.descriptor());
        }
    }

    private static List<Call> calls(StreamSupport support) throws ReflectiveOperationException {
        List<Call> calls = new ArrayList<>();
        List<String> components = Arrays.stream(StreamSupport.class.getRecordComponents()).map(RecordComponent::getName).toList();
        for (var method : StreamSupport.class.getDeclaredMethods()) {
            boolean call = method.getReturnType() == Call.class && method.getParameterCount() == 0;
            if (call && !components.contains(method.getName())) {
                calls.add((Call) method.invoke(support));
            }
        }
        for (String value : List.of("java.util.Date", "java.util.UUID", "java.math.BigInteger", "java.math.BigDecimal",
                "java.time.Duration", "java.time.Instant", "java.time.LocalDate", "java.time.LocalTime",
                "java.time.LocalDateTime", "java.time.OffsetDateTime", "java.time.ZoneOffset")) {
            calls.add(support.writeValue(value));
            calls.add(support.readValue(value));
        }
        for (PrimitiveType type : PrimitiveType.values()) {
            calls.add(support.readArray(type));
            if (support.target().arrays() == StreamTarget.Arrays.SUPPORT) {
                calls.add(support.writeArray(type));
            }
        }
        return calls;
    }

    private static Set<String> methods(byte[] bytes) {
        Set<String> methods = new TreeSet<>();
        new ClassReader(bytes).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                assertThat(methods.add(name + descriptor)).as(name).isTrue();
                return null;
            }
        }, 0);
        return methods;
    }

    @ParameterizedTest
    @MethodSource("targets")
    void needsNothingOfGridwires(StreamTarget target) {
        byte[] bytes = new SupportClass(target).in("").bytes();
        StringWriter text = new StringWriter();
        new ClassReader(bytes).accept(new TraceClassVisitor(new PrintWriter(text)), 0);
        assertThat(text.toString()).doesNotContain("dev/gridwire").doesNotContain("jspecify");
        StringWriter errors = new StringWriter();
        CheckClassAdapter.verify(new ClassReader(bytes), getClass().getClassLoader(), false, new PrintWriter(errors));
        assertThat(errors.toString()).isEmpty();
        assertThat(new SupportClass(target).in("").bytes()).isEqualTo(bytes);
    }
}
