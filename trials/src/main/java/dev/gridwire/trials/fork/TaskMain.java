// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.lang.reflect.Constructor;

/** The main class of a fork that does one task; its argument is the task's class. */
final class TaskMain {

    private TaskMain() {}

    public static void main(String[] args) {
        Channel channel = Channel.open();
        int exit = Breakage.report(channel, () -> {
            Constructor<?> constructor = Class.forName(args[0]).getDeclaredConstructor();
            constructor.setAccessible(true);
            run(channel, (ForkTask<?, ?>) constructor.newInstance());
        });
        Runtime.getRuntime().halt(exit); // a grid's threads would keep the JVM
    }

    private static <Q> void run(Channel channel, ForkTask<Q, ?> task) throws Exception {
        Q request = channel.request(task.requestType());
        Object result = task.run(request, () -> channel.send(new ForkEvent.Step()));
        channel.send(new ForkEvent.Done(Channel.JSON.valueToTree(result)));
    }
}
