// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.CodecFactory;
import dev.gridwire.trials.contestant.CodecSetup;
import dev.gridwire.trials.contestant.Contestant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A codec without a grid: a contestant's, or the one written by hand for each case.
 *
 * @param id the name on the command line and in the results
 * @param factory null where there is one codec for each case
 */
public record DirectCodec(String id, @Nullable CodecFactory factory) {

    /** Written by hand for each case, without a class, a null or an identity that the case does not have. */
    public static final DirectCodec LIMIT = new DirectCodec("limit", null);

    private static final List<DirectCodec> ALL = Stream.concat(
            Contestant.lastFirst().stream().flatMap(one -> one.descriptor().codecs().stream()).map(DirectCodec::of),
            Stream.of(LIMIT)).toList();

    private static DirectCodec of(CodecSetup setup) {
        return new DirectCodec(setup.id(), setup.factory());
    }

    /** All codecs in the order of the table; the list is immutable. */
    public static List<DirectCodec> all() {
        return ALL;
    }

    /** Gives the codec of an id that is known to be one. */
    public static DirectCodec byId(String id) {
        return ALL.stream().filter(one -> one.id.equals(id)).findFirst().orElseThrow();
    }

    /** Makes a codec for one thread. */
    Codec open(DirectCase subject) {
        return factory == null ? subject.byHand() : factory.open(subject.types());
    }
}
