// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Test;

/** The classes of this JDK beside the lists of those that go by name. */
class PlatformNamesTest {

    private static final Marshaller MARSHALLER = Marshaller.builder().build();
    private static final String END = ".class";

    /** Of a preview. */
    private static final Set<String> NOT_YET = Set.of("java.util.concurrent.StructuredTaskScope$Subtask$State");

    private static List<Class<?>> exported() {
        List<Class<?>> all = new ArrayList<>();
        for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
            if (module.descriptor().name().startsWith("java.")) {
                Set<String> packages = module.descriptor().exports().stream()
                        .filter(each -> !each.isQualified())
                        .map(ModuleDescriptor.Exports::source)
                        .collect(Collectors.toSet());
                names(module)
                        .filter(name -> packages.contains(name.substring(0, name.lastIndexOf('.'))))
                        .forEach(name -> add(all, name));
            }
        }
        return all;
    }

    private static Stream<String> names(ModuleReference module) {
        try (ModuleReader reader = module.open()) {
            return reader.list()
                    .filter(file -> file.endsWith(END) && file.indexOf('/') > 0)
                    .map(file -> file.substring(0, file.length() - END.length()).replace('/', '.'))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(List<Class<?>> all, String name) {
        try {
            Class<?> type = Class.forName(name, false, ClassLoader.getPlatformClassLoader());
            if (isPublic(type)) {
                all.add(type);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // Its module is not resolved here.
        }
    }

    private static boolean isPublic(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (!Modifier.isPublic(each.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    @Test
    void everyPublicEnumOfAnExportedPackageIsAValue() {
        List<Class<?>> enums = exported().stream().filter(type -> type.isEnum() && !NOT_YET.contains(type.getName())).toList();
        assertThat(enums).hasSizeGreaterThan(80);
        for (Class<?> type : enums) {
            assertThat(MARSHALLER.policy().allows(type.getName())).as(type.getName()).isTrue();
            Object[] constants = type.getEnumConstants();
            Object last = constants[constants.length - 1];
            Object[] copy = MARSHALLER.unmarshal(MARSHALLER.marshal(new Object[] {last, List.of(last)}));
            assertThat(copy).as(type.getName()).containsExactly(last, List.of(last));
        }
    }

    @Test
    void throwablesOfJavaxThatHoldNoMoreThanAnyComeBack() throws ReflectiveOperationException {
        List<Class<?>> throwables = exported().stream()
                .filter(type -> Throwable.class.isAssignableFrom(type) && type.getName().startsWith("javax."))
                .filter(type -> MARSHALLER.policy().allows(type.getName()))
                .toList();
        assertThat(throwables).contains(SSLException.class, SSLHandshakeException.class);
        for (Class<?> type : throwables) {
            Constructor<?> constructor;
            try {
                constructor = type.getConstructor(String.class);
            } catch (NoSuchMethodException e) {
                continue;
            }
            Throwable thrown = (Throwable) constructor.newInstance("text");
            thrown.addSuppressed(new SSLException("within"));
            Throwable copy = MARSHALLER.unmarshal(MARSHALLER.marshal(thrown));
            assertThat(copy).hasSameClassAs(thrown).hasToString(thrown.toString());
            assertThat(copy.getStackTrace()).isEqualTo(thrown.getStackTrace());
            assertThat(copy.getSuppressed()).singleElement().isInstanceOf(SSLException.class);
        }
    }

    @Test
    void otherClassesOfJavaxAreRefused() {
        assertThat(exported().stream()
                        .filter(type -> type.getName().startsWith("javax."))
                        .filter(type -> !type.isEnum() && !Throwable.class.isAssignableFrom(type))
                        .filter(type -> MARSHALLER.policy().allows(type.getName())))
                .isEmpty();
    }

    static final class Refused extends SSLHandshakeException {
        private static final long serialVersionUID = 1L;
        final int attempts = 3;

        Refused() {
            super("own");
        }

        @Override
        public String getMessage() {
            return "overridden";
        }
    }

    @Test
    void whatExtendsAThrowableOfJavaxComesBack() {
        Marshaller marshaller = Marshaller.builder().register(Refused.class).filter(name -> name.startsWith("dev.")).build();
        Refused copy = marshaller.unmarshal(marshaller.marshal(new Refused()));
        assertThat(copy.attempts).isEqualTo(3);
        assertThat(copy.getMessage()).isEqualTo("overridden");
    }
}
