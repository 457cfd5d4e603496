// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Timer;
import java.util.concurrent.ExecutorService;

/**
 * Lists packages to leave alone, because their classes open windows, play sounds, change preferences in the user's home, or
 * belong to the JDK itself.
 */
final class DeniedPackages {

    private static final List<String> PREFIXES = List.of(
            "java.awt.", "javax.swing.", "java.applet.", "java.beans.", "javax.accessibility.", "javax.imageio.", "javax.print.",
            "javax.sound.", "java.rmi.", "javax.rmi.", "java.util.prefs.", "sun.", "com.sun.", "jdk.", "org.jcp.",
            "org.w3c.", "org.xml.", "org.ietf.", "netscape.", "apple.");

    private static final List<Class<?>> EFFECTS = List.of(
            ServerSocket.class, Socket.class, DatagramSocket.class, Thread.class, Timer.class, ExecutorService.class);

    private DeniedPackages() {}

    static boolean isDenied(String className) {
        return PREFIXES.stream().anyMatch(className::startsWith);
    }

    /** Whether creating an instance takes a port or starts something, which no argument is worth. */
    static boolean hasEffects(Class<?> type) {
        return EFFECTS.stream().anyMatch(each -> each.isAssignableFrom(type));
    }
}
