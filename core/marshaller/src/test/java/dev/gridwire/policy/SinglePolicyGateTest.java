// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.gridwire.type.TypePolicy;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.ServiceLoader;
import java.util.Set;

/** Bytes load classes by {@code Admission} alone, which asks the type policy first. */
@AnalyzeClasses(packages = "dev.gridwire", importOptions = {DoNotIncludeTests.class, SinglePolicyGateTest.WithoutTestkit.class})
class SinglePolicyGateTest {

    /** What makes and compares values for tests reads no bytes. */
    static final class WithoutTestkit implements ImportOption {

        @Override
        public boolean includes(Location location) {
            return !location.contains("/testkit/") && !location.contains("/proof/");
        }
    }

    /** For names that bytes say. */
    private static final String GATE = "dev.gridwire.admission.Admission";

    /** For names that bytes never say. */
    private static final String[] OTHER_NAMES = {
        // Names of the JDK's types that have a number.
        "dev.gridwire.jdk.JdkCodecs",
        // Its own superclass of generated classes, as a user's class finds it.
        "dev.gridwire.object.Generator",
        // The class that a build made beside an allowed one.
        "dev.gridwire.object.Companions",
        // A class of the JDK, by a constant.
        "dev.gridwire.reflect.SerialMethods",
        "dev.gridwire.flight.FlightRecording",
        // A class of kotlinx, by a constant.
        "dev.gridwire.hooks.CollectionStandIn",
        // The companion of an allowed enum of Scala's.
        "dev.gridwire.reflect.ScalaEnum",
        // Classes with an id, or with members that were renamed, as the configuration names them.
        "dev.gridwire.Registration",
        "dev.gridwire.RenamedMembers",
        // Declarations in class files of allowed classes.
        "dev.gridwire.codegen.model.ReflectionSource"
    };

    private static DescribedPredicate<JavaClass> allBut(String... names) {
        return DescribedPredicate.describe("are others", type -> {
            JavaClass outer = type;
            while (outer.getEnclosingClass().isPresent()) {
                outer = outer.getEnclosingClass().get();
            }
            return !Set.of(names).contains(outer.getName());
        });
    }

    private static DescribedPredicate<JavaCall<?>> calls(Class<?> owner, String methods) {
        return target(owner(assignableTo(owner)))
                .and(target(nameMatching(methods))).as("call " + owner.getSimpleName() + "." + methods);
    }

    private static String[] gateAndOthers() {
        String[] all = Arrays.copyOf(OTHER_NAMES, OTHER_NAMES.length + 1);
        all[OTHER_NAMES.length] = GATE;
        return all;
    }

    @ArchTest
    static final ArchRule CLASSES_ARE_FOUND_BY_NAME_IN_NAMED_PLACES_ONLY = noClasses().that(allBut(gateAndOthers()))
            .should().callMethodWhere(calls(Class.class, "forName"))
            .orShould().callMethodWhere(calls(ClassLoader.class, "loadClass|findClass|findSystemClass|findLoadedClass"));

    /** Beside an allowed class: the class by which its package is opened. */
    @ArchTest
    static final ArchRule NOR_BY_A_LOOKUP = noClasses().that(allBut("dev.gridwire.reflect.FullAccess"))
            .should().callMethodWhere(calls(MethodHandles.Lookup.class, "findClass|defineClass"));

    @ArchTest
    static final ArchRule NOR_BY_A_DESCRIPTOR = noClasses()
            .should().callMethodWhere(calls(MethodType.class, "fromMethodDescriptorString"))
            .orShould().callMethodWhere(calls(ConstantDesc.class, "resolveConstantDesc"))
            .orShould().callMethodWhere(calls(ServiceLoader.class, "load.*"));

    @ArchTest
    static final ArchRule PROXIES_ARE_MADE_IN_ONE_PLACE = noClasses().that(allBut("dev.gridwire.jdk.ProxyCodec"))
            .should().callMethodWhere(calls(Proxy.class, "newProxyInstance|getProxyClass"));

    /** Streams that hooks read from and write to have no bytes of their own. */
    @ArchTest
    static final ArchRule NO_STREAM_OF_JAVA_SERIALIZATION_IS_READ = noClasses()
            .should().callConstructor(ObjectInputStream.class, InputStream.class);

    /** The JDK tells some facts only to a stream that it writes to, such as an empty map's enum; nothing of it is kept. */
    @ArchTest
    static final ArchRule AND_ONE_IS_WRITTEN = noClasses()
            .that(allBut("dev.gridwire.reflect.HiddenFields", "dev.gridwire.reflect.HiddenParts"))
            .should().callConstructor(ObjectOutputStream.class, OutputStream.class);

    @ArchTest
    static final ArchRule NOTHING_IS_OPENED_BUT_WHAT_A_LAYOUT_NAMES = noClasses().that(allBut(
                    "dev.gridwire.object.FieldSlot", "dev.gridwire.hooks.NamedFields", "dev.gridwire.reflect.Construct",
                    "dev.gridwire.jdk.SerializedLambdaCodec", "dev.gridwire.reflect.SerialMethods",
                    "dev.gridwire.reflect.Singleton"))
            .should().callMethodWhere(calls(AccessibleObject.class, "setAccessible|trySetAccessible"));

    @ArchTest
    static final ArchRule NOTHING_USES_UNSAFE = noClasses()
            .should().dependOnClassesThat().haveNameMatching("(sun\\.misc|jdk\\.internal\\.misc)\\.Unsafe");

    @ArchTest
    static final ArchRule THE_POLICY_LOOKS_FOR_NO_CLASS = noClasses()
            .that().resideInAnyPackage("dev.gridwire.policy", "dev.gridwire.type")
            .should().dependOnClassesThat().belongToAnyOf(ClassLoader.class);

    /** Only one object decides, and only one asks it, but for the one that says which classes it would refuse next. */
    @ArchTest
    static final ArchRule ONE_CLASS_ASKS_THE_POLICY = noClasses()
            .that(allBut(
                    GATE, "dev.gridwire.graph.TypeTable", "dev.gridwire.policy.NamePolicy", "dev.gridwire.type.TypePolicy",
                    "dev.gridwire.policy.DeclaredNeeds"))
            .should().callMethodWhere(target(owner(
                    type(NamePolicy.class).or(type(TypePolicy.class))))
                    .and(target(name("allows").or(name("admits")))));
}
