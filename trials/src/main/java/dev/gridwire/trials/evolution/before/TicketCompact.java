// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.Objects;

/** Ticket in Compact, fields by hand. */
final class TicketCompact implements CompactSerializer<Ticket> {

    @Override
    public Ticket read(CompactReader reader) {
        Ticket ticket = new Ticket();
        ticket.id = reader.readInt64("id");
        ticket.title = reader.readString("title");
        ticket.status = Status.valueOf(Objects.requireNonNull(reader.readString("status")));
        return ticket;
    }

    @Override
    public void write(CompactWriter writer, Ticket ticket) {
        writer.writeInt64("id", ticket.id);
        writer.writeString("title", ticket.title);
        writer.writeString("status", ticket.status.name());
    }

    @Override
    public String getTypeName() {
        return "ticket";
    }

    @Override
    public Class<Ticket> getCompactClass() {
        return Ticket.class;
    }
}
