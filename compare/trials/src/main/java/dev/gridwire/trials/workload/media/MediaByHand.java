// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The least cost of a catalogue entry: no class, no identity, and null only where it occurs. */
public final class MediaByHand implements ObjectCodec {

    /** A recording's five ints and longs, three booleans and enums, and the numbers of people and stills. */
    private static final int FIXED_BYTES = 5 * HandOutput.INT_BYTES + 2 * HandOutput.LONG_BYTES + 3;
    private static final int STILL_FIXED_BYTES = 2 * HandOutput.INT_BYTES + 1;

    private final HandOutput out = new HandOutput();

    @Override
    public byte[] write(Object value) {
        CatalogueEntry entry = (CatalogueEntry) value;
        List<Still> stills = entry.stills();
        int count = stills.size();
        out.begin(FIXED_BYTES);
        out.int32(count);
        write(entry.recording());
        for (int i = 0; i < count; i++) {
            write(stills.get(i));
        }
        return out.toBytes();
    }

    private void write(Recording recording) {
        Encoding encoding = recording.encoding();
        out.int32(encoding.width());
        out.int32(encoding.height());
        out.int64(encoding.byteCount());
        out.int32(encoding.bitRate());
        out.int8(encoding.constantRate() ? 1 : 0);
        out.int64(recording.durationMillis());
        out.int8(recording.isRestored() ? 1 : 0);
        out.int8(recording.carrier().ordinal());
        out.int32(recording.people().size());
        out.string(encoding.format());
        out.string(recording.address());
        out.string(recording.title());
        out.string(recording.licence());
        out.strings(recording.people());
    }

    private void write(Still still) {
        out.reserve(STILL_FIXED_BYTES);
        out.int32(still.width());
        out.int32(still.height());
        out.int8(still.size().ordinal());
        out.string(still.address());
        out.string(still.caption());
    }

    @Override
    public Object read(byte[] bytes) {
        HandInput in = new HandInput(bytes);
        int count = in.int32();
        Recording recording = recording(in);
        List<Still> stills = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            stills.add(still(in));
        }
        return new CatalogueEntry(recording, stills);
    }

    private static Recording recording(HandInput in) {
        int width = in.int32();
        int height = in.int32();
        long byteCount = in.int64();
        int bitRate = in.int32();
        boolean constantRate = in.int8() != 0;
        long durationMillis = in.int64();
        boolean restored = in.int8() != 0;
        Carrier carrier = Carrier.of(in.int8());
        int count = in.int32();
        Encoding encoding = new Encoding(in.string(), width, height, byteCount, bitRate, constantRate);
        String address = in.string();
        String title = in.string();
        @Nullable String licence = in.stringOrNull();
        return new Recording(address, title, encoding, durationMillis, restored, carrier, in.strings(count), licence);
    }

    private static Still still(HandInput in) {
        int width = in.int32();
        int height = in.int32();
        StillSize size = StillSize.of(in.int8());
        return new Still(in.string(), in.string(), width, height, size);
    }
}
