// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.util.concurrent.TimeUnit;

/** A task that ends, or does not, in the way it is asked to. */
final class TroubleTask implements StreamTask<String, String> {

    @Override
    public void run(String request, Answers<String> answers) throws Exception {
        if (request.equals("never begin")) {
            Runtime.getRuntime().halt(3);
        }
        answers.step();
        answers.give("part");
        switch (request) {
            case "hang" -> {
                while (true) {
                    TimeUnit.SECONDS.sleep(1);
                }
            }
            case "halt" -> Runtime.getRuntime().halt(9);
            default -> answers.give(request);
        }
    }
}
