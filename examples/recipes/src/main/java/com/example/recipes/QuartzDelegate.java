// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import dev.gridwire.grid.GridCodec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.quartz.JobDataMap;
import org.quartz.impl.jdbcjobstore.StdJDBCDelegate;

/** Stores the job data of Quartz's JDBC store. It reads rows that Quartz's own Java serialization wrote, too. */
public final class QuartzDelegate extends StdJDBCDelegate {

    private final GridCodec codec =
            GridCodec.asConfigured(QuartzDelegate.class, builder -> builder.register(JobDataMap.class));

    @Override
    protected ByteArrayOutputStream serializeObject(@Nullable Object data) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (data != null) {
            out.writeBytes(codec.write(data));
        }
        return out;
    }

    @Override
    protected @Nullable Object getObjectFromBlob(ResultSet row, String column) throws SQLException {
        byte[] bytes = row.getBytes(column);
        return bytes == null || bytes.length == 0 ? null : codec.read(bytes, 0, bytes.length, null);
    }
}
