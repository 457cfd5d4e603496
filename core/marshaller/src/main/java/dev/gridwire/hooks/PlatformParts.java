// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.reflect.SuperMethods;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Provides the codec of the JDK part for each kind of JDK superclass. */
public final class PlatformParts {

    private PlatformParts() {}

    private static PlatformPart container(Class<?> type, Class<?> platform) {
        PlatformContainer container = Objects.requireNonNull(PlatformContainer.ofClassName(platform.getName()));
        SuperMethods methods = SuperMethods.of(type, platform);
        ContainerHead head = new ContainerHead(type, platform, container, methods);
        return container.isMap() ? new EntriesPart(container, head, methods) : new ElementsPart(container, head, methods);
    }

    /** Returns the codec; null if there is none. */
    public static @Nullable PlatformPart of(PlatformKind kind, Class<?> type, Types types) {
        Class<?> platform = type;
        while (!NamePolicy.isPlatform(platform.getName())) {
            platform = platform.getSuperclass();
        }
        return switch (kind) {
            case NOTHING, UNKNOWN -> null;
            case CONTAINER -> container(type, platform);
            case DATE, LOCK, PERMISSION -> new ValuePart(kind, type, platform);
            case CONSTRUCTED -> new ConstructedPart(type, platform);
            case HOOKED -> new HooksPart(type, platform);
            case THROWABLE -> new ThrowablePart(type, platform, types);
        };
    }
}
