// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import java.util.List;

/** A case and a codec, as one JMH parameter: {@code order/fory}. */
record DirectCell(DirectCase subject, DirectCodec codec) {

    /** Of JMH. */
    static final String PARAMETER = "cell";

    private static final char SEPARATOR = '/';

    static DirectCell parse(String text) {
        int separator = text.indexOf(SEPARATOR);
        return new DirectCell(
                Ids.parse(DirectCase.class, text.substring(0, separator)),
                DirectCodec.byId(text.substring(separator + 1)));
    }

    /** Every pair, as JMH wants its parameters. */
    static String[] parameters(List<DirectCase> cases, List<DirectCodec> codecs) {
        return cases.stream()
                .flatMap(subject -> codecs.stream().map(codec -> new DirectCell(subject, codec).toString()))
                .toArray(String[]::new);
    }

    @Override
    public String toString() {
        return subject.id() + SEPARATOR + codec.id();
    }
}
