// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.PartsCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Writes and reads the JDK's views: a slot with the viewed container, so that the view shows the container's changes again. */
public final class WrapperCodec extends PartsCodec {

    private final JdkType jdkType;

    WrapperCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name);
        this.jdkType = jdkType;
    }

    @Override
    public boolean looksIntoParts() {
        return false;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        Object behind = value instanceof UnknownParts unknown
                ? unknown.parts()[0]
                : writer.views().behind(value, jdkType.view().shown());
        writer.writePolymorphic(behind, writer.types().element());
    }

    @Override
    public Object read(GraphReader reader) {
        Object behind = reader.readPolymorphic(reader.types().element());
        if (!jdkType.view().shown().isInstance(behind)) {
            if (UnknownParts.areKept(reader, behind)) {
                return new UnknownParts(this, new @Nullable Object[] {behind});
            }
            throw reader.in().malformed("a view cannot show this: type=" + jdkType);
        }
        return make(jdkType, behind);
    }

    /**
     * Makes a view.
     *
     * @param behind the container that the view shows, of the type that it needs
     */
    public static Object make(JdkType jdkType, Object behind) {
        return switch (jdkType) {
            case AS_LIST -> Arrays.asList((Object[]) behind);
            case UNMODIFIABLE_COLLECTION -> Collections.unmodifiableCollection((Collection<?>) behind);
            case UNMODIFIABLE_LIST -> Collections.unmodifiableList((List<?>) behind);
            case UNMODIFIABLE_SET -> Collections.unmodifiableSet((Set<?>) behind);
            case UNMODIFIABLE_MAP -> Collections.unmodifiableMap((Map<?, ?>) behind);
            case UNMODIFIABLE_SORTED_SET -> Collections.unmodifiableSortedSet((SortedSet<?>) behind);
            case UNMODIFIABLE_SORTED_MAP -> Collections.unmodifiableSortedMap((SortedMap<?, ?>) behind);
            case UNMODIFIABLE_NAVIGABLE_SET -> Collections.unmodifiableNavigableSet((NavigableSet<?>) behind);
            case UNMODIFIABLE_NAVIGABLE_MAP -> Collections.unmodifiableNavigableMap((NavigableMap<?, ?>) behind);
            default -> synchronizedView(jdkType, behind);
        };
    }

    private static Object synchronizedView(JdkType jdkType, Object behind) {
        return switch (jdkType) {
            case SYNCHRONIZED_COLLECTION -> Collections.synchronizedCollection((Collection<?>) behind);
            case SYNCHRONIZED_LIST -> Collections.synchronizedList((List<?>) behind);
            case SYNCHRONIZED_SET -> Collections.synchronizedSet((Set<?>) behind);
            case SYNCHRONIZED_MAP -> Collections.synchronizedMap((Map<?, ?>) behind);
            case SYNCHRONIZED_SORTED_SET -> Collections.synchronizedSortedSet((SortedSet<?>) behind);
            case SYNCHRONIZED_SORTED_MAP -> Collections.synchronizedSortedMap((SortedMap<?, ?>) behind);
            case SYNCHRONIZED_NAVIGABLE_SET -> Collections.synchronizedNavigableSet((NavigableSet<?>) behind);
            default -> Collections.synchronizedNavigableMap((NavigableMap<?, ?>) behind);
        };
    }
}
