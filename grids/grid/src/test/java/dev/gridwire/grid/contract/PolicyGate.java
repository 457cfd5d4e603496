// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.gridwire.grid.ApplicationLoader;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.grid.Marshallers;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Proxy;
import java.util.ServiceLoader;

/** In a grid, bytes load classes by the marshaller alone, or by the reader of {@link JavaBytes}, which asks the same policy. */
public final class PolicyGate {

    private static final DescribedPredicate<JavaClass> NOT_JAVA_BYTES = DescribedPredicate.describe(
            "are not of JavaBytes", type -> !type.getPackageName().equals(JavaBytes.class.getPackageName() + ".stream"));

    private PolicyGate() {}

    private static DescribedPredicate<JavaCall<?>> calls(Class<?> owner, String methods) {
        return target(owner(assignableTo(owner))).and(target(nameMatching(methods)))
                .as("call " + owner.getSimpleName() + "." + methods);
    }

    /**
     * Two ask whether a loader finds a class that is there: Gridwire's own, and the class of an object to be written. Ignite's
     * looks at classes that a configuration names, before there are any bytes. Hazelcast's looks at those that its filter took.
     */
    @ArchTest
    static final ArchRule NO_CLASS_IS_FOUND_BY_NAME = noClasses()
            .that().doNotHaveFullyQualifiedName(ApplicationLoader.class.getName())
            .and().doNotHaveFullyQualifiedName(Marshallers.class.getName())
            .and().doNotHaveFullyQualifiedName("dev.gridwire.ignite.BinaryTypes")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.hazelcast.ReadSuperclasses")
            .and(NOT_JAVA_BYTES)
            .should().callMethodWhere(calls(Class.class, "forName"))
            .orShould().callMethodWhere(calls(ClassLoader.class, "loadClass|findClass"))
            .orShould().callMethodWhere(calls(MethodHandles.Lookup.class, "findClass"))
            .orShould().callMethodWhere(calls(ServiceLoader.class, "load.*"))
            .orShould().callMethodWhere(calls(Proxy.class, "newProxyInstance"));

    @ArchTest
    static final ArchRule NO_STREAM_OF_JAVA_SERIALIZATION_IS_OPENED = noClasses()
            .that(NOT_JAVA_BYTES)
            .should().dependOnClassesThat().belongToAnyOf(ObjectInputStream.class, ObjectOutputStream.class);

    /** But the fields of Hazelcast's serialization service, when an instance starts, and those that SQL asks for in Ignite. */
    @ArchTest
    static final ArchRule NOTHING_ELSE_IS_OPENED = noClasses()
            .that().doNotHaveFullyQualifiedName("dev.gridwire.hazelcast.lookup.ServiceFields")
            .and().doNotHaveFullyQualifiedName("dev.gridwire.ignite.BinaryField")
            .should().callMethodWhere(calls(AccessibleObject.class, "setAccessible|trySetAccessible"));
}
