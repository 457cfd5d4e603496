// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("core")
class LaunchersTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "org.apache.maven.surefire.booter.ForkedBooter",
        "worker.org.gradle.process.internal.worker.GradleWorkerMain",
        "com.intellij.rt.junit.JUnitStarter",
        "org.eclipse.jdt.internal.junit.runner.RemoteTestRunner",
        "org.openjdk.jmh.runner.ForkedMain",
        "com.hazelcast.core.server.HazelcastMemberStarter",
        "com.hazelcast.commandline.HazelcastServerCommandLine",
        "org.apache.catalina.startup.Bootstrap",
        "org.eclipse.jetty.start.Main",
        "org.jboss.modules.Main",
        "weblogic.Server",
        "com.ibm.ws.kernel.boot.cmdline.EnvCheck",
        "com.sun.tools.javac.launcher.Main",
        "org.springframework.boot.loader.JarLauncher",
        "jdk.jshell.execution.RemoteExecutionControl"
    })
    void aLauncherOfOtherPeoplesCodeIsNoApplication(String className) {
        assertThat(Launchers.contains(className)).isTrue();
        assertThat(new MainClass(className, "").isApplication()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "com.acme.Main", "Main", "weblogical.Main", "org.apache.roof.Main", "org.springframework.roof.Main",
        "com.hazelcast.guide.Application", "com.hazelcast.samples.map.Member"
    })
    void othersAre(String className) {
        assertThat(Launchers.contains(className)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "org.springframework.boot.loader.JarLauncher", "org.springframework.boot.loader.launch.JarLauncher",
        "org.springframework.boot.loader.WarLauncher", "org.springframework.boot.loader.launch.WarLauncher",
        "org.springframework.boot.loader.PropertiesLauncher", "org.springframework.boot.loader.launch.PropertiesLauncher"
    })
    void bootsLaunchersAreKnownByBothPackages(String className) {
        assertThat(Launchers.isOfArchive(className)).isTrue();
        assertThat(Launchers.isOfArchive(className.replace("boot", "roof"))).isFalse();
    }
}
