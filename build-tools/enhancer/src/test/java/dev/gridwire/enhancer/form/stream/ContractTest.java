// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Subjects;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.GraphDifference;
import java.io.ObjectStreamClass;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;
import org.objectweb.asm.util.CheckClassAdapter;

/** The zoo in every stream, at every level of trust. */
class ContractTest {

    static final String ZOO = "dev.gridwire.enhancer.form.stream.zoo";
    private static final Set<String> PLAIN = Set.of("Families$PlainLeaf");

    record Case(Supplier<? extends StreamForm> form, TrustLevel trust, Formation formation) {

        static Case of(Supplier<? extends StreamForm> form, TrustLevel trust) {
            return new Case(form, trust, Formation.of(form.get(), new FormSettings(trust, false, false), ZOO, PLAIN));
        }

        boolean keepsIdentity() {
            return trust == TrustLevel.SAFE && form.get().mechanism() == Mechanism.EXTERNALIZABLE;
        }

        boolean leavesTextsToStream() {
            return trust == TrustLevel.FAST && form.get().mechanism() != Mechanism.EXTERNALIZABLE;
        }

        @Override
        public String toString() {
            return form.get().mechanism() + " " + trust;
        }
    }

    static Case[] cases() {
        return CASES.get();
    }

    private static final Supplier<Case[]> CASES = new Supplier<>() {
        private Case[] made;

        @Override
        public synchronized Case[] get() {
            if (made == null) {
                made = new Case[] {
                    Case.of(ExternalizableForm::new, TrustLevel.SAFE), Case.of(ExternalizableForm::new, TrustLevel.MEDIUM),
                    Case.of(ExternalizableForm::new, TrustLevel.FAST), Case.of(DataSerializableForm::new, TrustLevel.SAFE),
                    Case.of(DataSerializableForm::new, TrustLevel.FAST), Case.of(IdentifiedForm::new, TrustLevel.MEDIUM),
                    Case.of(IdentifiedForm::new, TrustLevel.FAST)
                };
            }
            return made;
        }
    };

    @ParameterizedTest
    @MethodSource("cases")
    void generatedCodePassesTheVerifier(Case each) {
        each.formation().files.forEach((name, bytes) -> {
            if (!name.startsWith("META-INF")) {
                StringWriter errors = new StringWriter();
                CheckClassAdapter.verify(new ClassReader(bytes), each.formation().loader(), false, new PrintWriter(errors));
                assertThat(errors.toString()).as(name).isEmpty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void objectsArriveAsTheyWere(Case each) throws Exception {
        ClassLoader loader = each.formation().loader();
        Channel channel = Channel.of(each.form().get(), loader);
        for (Map.Entry<String, Object> sample : Formation.samples(loader, ZOO + ".Samples").entrySet()) {
            boolean taken = each.trust() != TrustLevel.FAST || sample.getKey().startsWith("full");
            taken &= !each.leavesTextsToStream() || !sample.getKey().contains("surrogates");
            boolean plain = !sample.getKey().startsWith("cycle") && !sample.getKey().startsWith("shared");
            if (taken && (plain || each.keepsIdentity())) {
                Object actual = channel.read(channel.write(sample.getValue()));
                // The array behind Arrays.asList becomes one of objects, in place.
                boolean isBacked = sample.getKey().contains("backed");
                assertThat(ExactComparison.gravest(sample.getValue(), actual)
                        .filter(found -> !isBacked || found.kind() != GraphDifference.Kind.TYPE)).as(sample.getKey()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void surrogatesThatStandAloneAreLostWhereTextsAreLeftToHazelcast(Case each) throws Exception {
        ClassLoader loader = each.formation().loader();
        Channel channel = Channel.of(each.form().get(), loader);
        Object texts = Formation.samples(loader, ZOO + ".Samples").get("full lone surrogates");
        boolean kept = ExactComparison.gravest(texts, channel.read(channel.write(texts))).isEmpty();
        assertThat(kept).isNotEqualTo(each.leavesTextsToStream());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whatIsSharedArrivesAsTwoWhereTheStreamKeepsNoIdentity(Case each) throws Exception {
        ClassLoader loader = each.formation().loader();
        Channel channel = Channel.of(each.form().get(), loader);
        Object shared = Formation.samples(loader, ZOO + ".Samples").get("shared leaf");
        Optional<GraphDifference> difference = ExactComparison.gravest(shared, channel.read(channel.write(shared)));
        if (each.keepsIdentity()) {
            assertThat(difference).isEmpty();
        } else {
            assertThat(difference.orElseThrow().kind()).isEqualTo(GraphDifference.Kind.IDENTITY);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void cycleIsRefusedWhereTheStreamKeepsNoIdentity(Case each) {
        ClassLoader loader = each.formation().loader();
        Channel channel = Channel.of(each.form().get(), loader);
        Map<String, Object> samples = Formation.samples(loader, ZOO + ".Samples");
        if (each.keepsIdentity()) {
            return;
        }
        assertThatThrownBy(() -> channel.write(samples.get("cycle"))).rootCause().isInstanceOf(StackOverflowError.class);
        assertThatThrownBy(() -> channel.write(samples.get("cycle"))).hasStackTraceContaining("Families$Node.next");
        if (each.trust() != TrustLevel.FAST) {
            assertThatThrownBy(() -> channel.write(samples.get("cycle by elements")))
                    .hasStackTraceContaining("Families$Node.others[]");
        }
    }

    /** Those that do more than enumerate parts; HotSpot does not inline larger ones where they are hot. */
    @ParameterizedTest
    @MethodSource("cases")
    void generatedMethodsAreSmallEnoughToBeInlined(Case each) {
        for (String name : each.formation().formed()) {
            new ClassReader(each.formation().files.get(name)).accept(new ClassVisitor(Opcodes.ASM9) {
                @Override
                public MethodVisitor visitMethod(
                        int access, String method, String descriptor, String signature, String[] exceptions) {
                    return !method.contains("$gridwire$") ? null : new CodeSizeEvaluator(null) {
                        @Override
                        public void visitEnd() {
                            assertThat(getMaxSize()).as(name + "." + method).isLessThan(325);
                        }
                    };
                }
            }, 0);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void serialVersionUidsStay(Case each) throws ClassNotFoundException {
        ClassLoader loader = each.formation().loader();
        for (String name : each.formation().formed()) {
            assertThat(ObjectStreamClass.lookup(loader.loadClass(name)).getSerialVersionUID()).as(name)
                    .isEqualTo(ObjectStreamClass.lookup(Class.forName(name)).getSerialVersionUID());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void layoutsStay(Case each) {
        for (String name : each.formation().formed()) {
            Layout before = Subjects.layouts().resolve(name);
            Layout after = Subjects.layouts(each.formation().files).resolve(name);
            assertThat(after).as(name).isEqualTo(before);
            assertThat(after.fingerprint()).isEqualTo(before.fingerprint());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void formingTwiceGivesTheSameBytes(Case each) {
        Formation again = Formation.of(each.form().get(), new FormSettings(each.trust(), false, false),
                each.formation().files.entrySet().stream().filter(file -> !file.getKey().matches(".*Gridwire.*|META.*"))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)),
                each.formation().formed());
        assertThat(again.formed()).isEqualTo(each.formation().formed());
        for (String name : again.formed()) {
            assertThat(again.files.get(name)).as(name).isEqualTo(each.formation().files.get(name));
        }
        Formation other = Formation.of(each.form().get(), new FormSettings(each.trust(), false, false), ZOO, PLAIN);
        assertThat(other.files.keySet()).isEqualTo(each.formation().files.keySet());
        other.files.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(each.formation().files.get(name)));
    }
}
