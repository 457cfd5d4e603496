// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.serializer.Serializer;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.sql.Connection;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;

class SchedulerSerializerTest {

    private static final String TABLE = "create table scheduled_tasks (task_name varchar(100), task_instance varchar(100),"
            + " task_data blob, execution_time timestamp with time zone, picked boolean, picked_by varchar(50),"
            + " last_success timestamp with time zone, last_failure timestamp with time zone, consecutive_failures int,"
            + " last_heartbeat timestamp with time zone, version bigint, priority int, primary key (task_name, task_instance))";

    @Test
    void aTaskGetsItsOrderOutOfTheDatabase() throws Exception {
        JdbcDataSource database = new JdbcDataSource();
        database.setUrl("jdbc:h2:mem:tasks;DB_CLOSE_DELAY=-1");
        try (Connection connection = database.getConnection()) {
            connection.createStatement().execute(TABLE);
        }
        BlockingQueue<Order> sent = new LinkedBlockingQueue<>();
        OneTimeTask<Order> send = Tasks.oneTime("send", Order.class).execute((task, context) -> sent.add(task.getData()));
        Scheduler scheduler = Scheduler.create(database, send)
                .serializer(new SchedulerSerializer())
                .pollingInterval(Duration.ofMillis(100))
                .build();
        scheduler.start();
        try {
            scheduler.schedule(send.instance("1", Order.pens()), Instant.now());
            assertThat(sent.poll(10, TimeUnit.SECONDS)).isEqualTo(Order.pens());
        } finally {
            scheduler.stop();
        }
    }

    @Test
    void rowsOfTheDefaultSerializerAreRead() {
        byte[] row = Serializer.DEFAULT_JAVA_SERIALIZER.serialize(Duration.ofDays(1));
        assertThat(new SchedulerSerializer().deserialize(Duration.class, row)).isEqualTo(Duration.ofDays(1));
    }
}
