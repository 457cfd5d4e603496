// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/** A task that breaks in the way it is asked to. */
final class BreakingTask implements ForkTask<String, String> {

    @Override
    public String run(String request, Runnable onStep) throws Exception {
        return switch (request) {
            case "throw" -> throw new Exception("a wrapping", new IllegalStateException("the root of it\nand its second line"));
            case "exit" -> {
                Runtime.getRuntime().halt(7);
                yield "never";
            }
            case "print" -> {
                System.out.append("{\"event\":\"broken\"}\nnot JSON at all\n").flush();
                yield "printed";
            }
            default -> throw new IllegalArgumentException("request=" + request);
        };
    }
}
