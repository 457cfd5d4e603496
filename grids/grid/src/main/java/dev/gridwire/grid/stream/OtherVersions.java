// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.ground.LocalNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.SettingPlace;
import java.io.IOException;
import java.io.ObjectStreamClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the descriptions of classes that the JDK's reader gets instead of those in a stream: classes with another name, another
 * {@code serialVersionUID} or renamed fields here. The stream's bytes stay, and so do all positions that a scan has marked.
 */
final class OtherVersions {

    /** Each takes some kilobytes to compare, and a stream may describe the same class again and again. */
    private static final int MOST_CLASSES = 1_000;
    private static final int MOST_FIELDS = 10_000;

    private final List<Descriptor> described;
    /** By the index of a described class; empty if there is no other version. */
    private final @Nullable ObjectStreamClass[] here;

    private OtherVersions(List<Descriptor> described, @Nullable ObjectStreamClass[] here) {
        this.described = described;
        this.here = here;
    }

    /**
     * Compares described classes with the local ones.
     *
     * @param in the stream
     * @throws Refusal if a class has another version here that cannot be read, or that is not accepted
     */
    static OtherVersions of(StreamBytes in, List<Descriptor> described, Terms terms)
            throws IOException, ClassNotFoundException {
        LocalNames names = terms.names();
        if (!names.acceptsAnyUid()) {
            described.forEach(each -> requireSameUid(each, terms.policy().place()));
            return new OtherVersions(described, new ObjectStreamClass[0]);
        }
        List<@Nullable LocalVersion> versions = new ArrayList<>();
        Map<WrittenClass, LocalVersion> found = new HashMap<>();
        int fields = 0;
        for (Descriptor each : described) {
            LocalVersion version = LocalVersion.of(each, in, names);
            versions.add(version);
            if (version != null) {
                found.put(each.written(), version);
                fields += version.fields().size();
                requireWithin("classes", found.size(), MOST_CLASSES);
                requireWithin("fields", fields, MOST_FIELDS);
            }
        }
        if (found.isEmpty()) {
            return new OtherVersions(described, new ObjectStreamClass[0]);
        }
        MovedFields moved = new MovedFields(in, found);
        described.forEach(moved::requireNone);
        return new OtherVersions(described, LocalDescriptions.of(versions));
    }

    private static void requireWithin(String what, int count, int most) {
        if (count > most) {
            throw Refusal.shape("Java serialization: A value describes too much that has another version here: " + what + "="
                    + count + ", limit=" + most, "read it by the writer's classes");
        }
    }

    private static void requireSameUid(Descriptor described, SettingPlace place) {
        ObjectStreamClass local = described.type() == null ? null : ObjectStreamClass.lookup(described.type());
        if (local != null && LocalVersion.isOtherUid(described, local)) {
            throw Refusal.shape("Java serialization: The class has another serialVersionUID here: class=" + described.name()
                    + ", written=" + described.written().uid() + ", here=" + local.getSerialVersionUID(),
                    "if its fields still mean the same, read it by " + place.setting("java-uid=any") + ", or by"
                    + " Marshaller.builder().javaUid(JavaUid.ANY)");
        }
    }

    /** Returns the description to use for the class that a stream describes at an index. */
    ObjectStreamClass here(int index, ObjectStreamClass written) {
        ObjectStreamClass local = index < here.length ? here[index] : null;
        return local != null && described.get(index).written().name().equals(written.getName()) ? local : written;
    }
}
