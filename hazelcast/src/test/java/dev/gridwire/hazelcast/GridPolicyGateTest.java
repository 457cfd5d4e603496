// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Proxy;
import java.util.ServiceLoader;

/** In a grid, bytes load classes by the marshaller alone. */
@AnalyzeClasses(packages = "dev.gridwire.hazelcast", importOptions = DoNotIncludeTests.class)
class GridPolicyGateTest {

    private static DescribedPredicate<JavaCall<?>> calls(Class<?> owner, String methods) {
        return target(owner(assignableTo(owner))).and(target(nameMatching(methods)))
                .as("call " + owner.getSimpleName() + "." + methods);
    }

    /** These two ask whether a loader finds a class that is there: Gridwire's own, and the class of an object to be written. */
    @ArchTest
    static final ArchRule NO_CLASS_IS_FOUND_BY_NAME = noClasses()
            .that().doNotHaveFullyQualifiedName(GridwireSerializer.class.getName())
            .and().doNotHaveFullyQualifiedName(Marshallers.class.getName())
            .should().callMethodWhere(calls(Class.class, "forName"))
            .orShould().callMethodWhere(calls(ClassLoader.class, "loadClass|findClass"))
            .orShould().callMethodWhere(calls(MethodHandles.Lookup.class, "findClass"))
            .orShould().callMethodWhere(calls(ServiceLoader.class, "load.*"))
            .orShould().callMethodWhere(calls(Proxy.class, "newProxyInstance"));

    @ArchTest
    static final ArchRule NO_STREAM_OF_JAVA_SERIALIZATION_IS_OPENED = noClasses()
            .should().dependOnClassesThat().belongToAnyOf(ObjectInputStream.class, ObjectOutputStream.class);

    /** But the fields of Hazelcast's serialization service, when an instance starts. */
    @ArchTest
    static final ArchRule NOTHING_ELSE_IS_OPENED = noClasses()
            .that().doNotHaveFullyQualifiedName("dev.gridwire.hazelcast.lookup.ServiceFields")
            .should().callMethodWhere(calls(AccessibleObject.class, "setAccessible|trySetAccessible"));
}
