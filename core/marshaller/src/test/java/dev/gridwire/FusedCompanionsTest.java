// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Fused code that a build made, and no other: each test of {@link FusedCodecContract}, among classes that have companions. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FusedCompanionsTest {

    private BuiltWorld world;

    @BeforeAll
    void build(@TempDir Path folder) throws IOException {
        world = BuiltWorld.of(folder, BuiltWorld.fusedGraphs());
    }

    @AfterAll
    void close() throws IOException {
        world.close();
    }

    @TestFactory
    Stream<DynamicTest> companionsKeepTheContract() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Method method : FusedCodecContract.class.getDeclaredMethods()) {
            if (method.isAnnotationPresent(Test.class)) {
                tests.add(DynamicTest.dynamicTest(method.getName(), () -> run(method.getName())));
            } else if (method.isAnnotationPresent(ParameterizedTest.class)) {
                for (FusedKind kind : FusedKind.values()) {
                    tests.add(DynamicTest.dynamicTest(method.getName() + " " + kind, () -> run(method.getName(), kind)));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(FusedKind.values().length);
        return tests.stream();
    }

    private void run(String test, FusedKind... kinds) throws Throwable {
        Class<?> there = Class.forName(FusedCompanions.class.getName(), true, world);
        Class<?> kindThere = Class.forName(FusedKind.class.getName(), true, world);
        Constructor<?> constructor = there.getDeclaredConstructor();
        constructor.setAccessible(true);
        try {
            if (kinds.length == 0) {
                method(there, test).invoke(constructor.newInstance());
            } else {
                method(there, test, kindThere)
                        .invoke(constructor.newInstance(), kindThere.getEnumConstants()[kinds[0].ordinal()]);
            }
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static Method method(Class<?> type, String name, Class<?>... parameters) throws NoSuchMethodException {
        Method method = type.getSuperclass().getDeclaredMethod(name, parameters);
        method.setAccessible(true);
        return method;
    }
}
