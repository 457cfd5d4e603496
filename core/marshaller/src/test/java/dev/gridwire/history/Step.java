// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.history;

import dev.gridwire.Marshaller;
import dev.gridwire.history.Material.Expected;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Something that a marshaller is used for. */
enum Step {
    READ {
        @Override
        void take(Marshaller marshaller, Material material, SplittableRandom random) {
            marshaller.unmarshal(any(material.payloads, random).given());
        }
    },
    WRITE {
        @Override
        void take(Marshaller marshaller, Material material, SplittableRandom random) {
            marshaller.marshal(any(material.objects, random).given());
        }
    },
    READ_AND_WRITE_BACK {
        @Override
        void take(Marshaller marshaller, Material material, SplittableRandom random) {
            Material.rewritten(marshaller, any(material.payloads, random).given());
        }
    },
    READ_ALTERED_BYTES {
        @Override
        void take(Marshaller marshaller, Material material, SplittableRandom random) {
            marshaller.unmarshal(material.mutator.next(random));
        }
    },
    WRITE_WHAT_FAILS {
        @Override
        void take(Marshaller marshaller, Material material, SplittableRandom random) {
            marshaller.marshal(any(material.failing, random));
        }
    },
    READ_WHAT_FAILS {
        @Override
        void take(Marshaller marshaller, Material material, SplittableRandom random) {
            marshaller.unmarshal(any(material.failingPayloads, random));
        }
    };

    /** Throws the marshaller's exception. */
    abstract void take(Marshaller marshaller, Material material, SplittableRandom random);

    private static <T extends @Nullable Object> T any(List<T> all, SplittableRandom random) {
        return all.get(random.nextInt(all.size()));
    }

    /** Tells how the results of an object and a payload now differ from a fresh marshaller's; null if not at all. */
    static @Nullable String difference(Marshaller marshaller, Material material, SplittableRandom random) {
        Expected<@Nullable Object> object = any(material.objects, random);
        if (!Arrays.equals(marshaller.marshal(object.given()), object.bytes())) {
            return "object " + material.objects.indexOf(object) + " is written otherwise";
        }
        Expected<byte[]> payload = any(material.payloads, random);
        byte[] rewritten = Material.rewritten(marshaller, payload.given());
        return Arrays.equals(rewritten, payload.bytes())
                ? null : "payload " + material.payloads.indexOf(payload) + " is read, or written back, otherwise";
    }
}
