// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Replaces the interpreted body of a class by a generated one when it has been used often enough to be worth it. */
final class Promotion {

    /** To generate a class takes as long as to interpret some hundred objects. */
    private static final int USES = 200;

    private final AtomicInteger uses = new AtomicInteger();
    private final AtomicBoolean isBegun = new AtomicBoolean();
    private final UserCodec codec;
    private final Generator generator;
    private final Types types;

    Promotion(UserCodec codec, Generator generator, Types types) {
        this.codec = codec;
        this.generator = generator;
        this.types = types;
    }

    /** Counts one use; the one that is enough generates. */
    void use() {
        if (uses.incrementAndGet() == USES) {
            promote();
        }
    }

    /** Generates, unless that was begun. */
    void promote() {
        if (isBegun.getAndSet(true)) {
            return;
        }
        Body generated = generator.generate(codec.type(), codec.layout());
        if (generated != null) {
            types.promote(codec, generated);
        }
        if (codec.canonicalBody() != null) {
            Body canonical = generator.generateCanonical(codec.type(), codec.layout());
            if (canonical != null) {
                codec.writeCanonicallyBy(canonical);
            }
        }
    }
}
