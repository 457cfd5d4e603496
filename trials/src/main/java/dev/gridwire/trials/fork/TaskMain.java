// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/** The main class of a fork that does one task; its argument is the task's class. */
final class TaskMain {

    private TaskMain() {}

    public static void main(String[] args) {
        Channel channel = Channel.open();
        int exit = Breakage.report(channel, args[0], task -> run(channel, (StreamTask<?, ?>) task));
        Runtime.getRuntime().halt(exit); // what the task started would keep the JVM
    }

    private static <Q, R> void run(Channel channel, StreamTask<Q, R> task) throws Exception {
        String line = channel.lines(() -> Runtime.getRuntime().halt(0)).take();
        Q request = Channel.JSON.readValue(line, Channel.type(task, StreamTask.class, 0));
        task.run(request, new StreamTask.Answers<>() {
            @Override
            public void step() {
                channel.send(new ForkEvent.Step());
            }

            @Override
            public void give(R result) {
                channel.send(new ForkEvent.Part(Channel.JSON.valueToTree(result)));
            }
        });
    }
}
