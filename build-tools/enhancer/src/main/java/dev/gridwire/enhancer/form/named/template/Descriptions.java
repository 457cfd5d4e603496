// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds in one field of bytes the class of a collection and which elements are not null.
 *
 * <pre>
 * +------+ - - - - - - - - - - - - - - - - - - +
 * | type | 1 or 0 for each element, 0 for null |  the second part is missing if all are there
 * +------+ - - - - - - - - - - - - - - - - - - +
 * </pre>
 */
public final class Descriptions {

    private Descriptions() {}

    /**
     * Describes a collection; null for null.
     *
     * @param carriers the encoded elements, an array
     */
    public static byte @Nullable [] of(@Nullable Object container, @Nullable Object carriers, String field) {
        if (container == null) {
            return null;
        }
        boolean[] there = Presence.areThere(carriers);
        byte[] description = new byte[there == null ? 1 : 1 + there.length];
        description[0] = Containers.type(container, field);
        for (int i = 1; i < description.length; i++) {
            description[i] = (byte) (there != null && there[i - 1] ? 1 : 0);
        }
        return description;
    }

    /**
     * The collection that is described; parameters as of {@link Containers#collection}.
     *
     * @param values an array of objects, of which those that are null are missing, or of numbers
     */
    public static @Nullable Object collection(
            @Nullable Object values, byte @Nullable [] description, int otherwise, int code, Class<?> element) {
        if (values == null) {
            return null;
        }
        byte type = description == null || description.length == 0 ? 0 : description[0];
        boolean[] there = there(description);
        Object[] carriers = values instanceof Object[] objects
                ? spread(objects, there, type)
                : Presence.boxAll(values, there, Object.class);
        return Containers.collection(carriers, type, otherwise, code, element);
    }

    /** A list that writes through to an array must not get one that takes objects of one interface alone. */
    private static Object[] spread(Object[] values, boolean @Nullable [] there, byte type) {
        boolean asIs = there == null && type != ContainerCodes.AS_LIST;
        return asIs ? values : Objects.requireNonNull(Presence.spread(values, there, Object.class));
    }

    private static boolean @Nullable [] there(byte @Nullable [] description) {
        if (description == null || description.length <= 1) {
            return null;
        }
        boolean[] there = new boolean[description.length - 1];
        for (int i = 0; i < there.length; i++) {
            there[i] = description[i + 1] != 0;
        }
        return there;
    }
}
