// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobDataMap;
import org.quartz.JobExecutionContext;
import org.quartz.Scheduler;
import org.quartz.TriggerBuilder;
import org.quartz.impl.StdSchedulerFactory;
import org.quartz.impl.jdbcjobstore.JobStoreTX;
import org.quartz.utils.ConnectionProvider;

class QuartzDelegateTest {

    private static final BlockingQueue<Object> SENT = new LinkedBlockingQueue<>();

    /** Sends an order. */
    public static final class Send implements Job {

        @Override
        public void execute(JobExecutionContext context) {
            SENT.add(context.getMergedJobDataMap().get("order"));
        }
    }

    /** Connections to H2. */
    public static final class Database implements ConnectionProvider {

        @Override
        public Connection getConnection() throws SQLException {
            return DriverManager.getConnection("jdbc:h2:mem:jobs;DB_CLOSE_DELAY=-1");
        }

        @Override
        public void shutdown() {}

        @Override
        public void initialize() {}
    }

    private static Scheduler scheduler(String delegate) throws Exception {
        Properties settings = new Properties();
        settings.setProperty("org.quartz.scheduler.instanceName", "shop");
        settings.setProperty("org.quartz.threadPool.threadCount", "1");
        settings.setProperty("org.quartz.jobStore.class", JobStoreTX.class.getName());
        settings.setProperty("org.quartz.jobStore.dataSource", "jobs");
        settings.setProperty("org.quartz.jobStore.driverDelegateClass", delegate);
        settings.setProperty("org.quartz.dataSource.jobs.connectionProvider.class", Database.class.getName());
        return new StdSchedulerFactory(settings).getScheduler();
    }

    private static void store(Scheduler scheduler, String name, Object order) throws Exception {
        JobDataMap data = new JobDataMap();
        data.put("order", order);
        scheduler.scheduleJob(JobBuilder.newJob(Send.class).withIdentity(name).usingJobData(data).build(),
                TriggerBuilder.newTrigger().withIdentity(name).startNow().build());
        scheduler.shutdown();
    }

    @Test
    void aJobGetsItsDataOutOfTheDatabaseWhoeverWroteIt() throws Exception {
        try (Connection connection = new Database().getConnection()) {
            connection.createStatement().execute("runscript from 'classpath:/org/quartz/impl/jdbcjobstore/tables_h2.sql'");
        }
        store(scheduler("org.quartz.impl.jdbcjobstore.StdJDBCDelegate"), "old", "order 1");
        store(scheduler(QuartzDelegate.class.getName()), "new", Order.pens());
        Scheduler scheduler = scheduler(QuartzDelegate.class.getName());
        try {
            scheduler.start();
            assertThat(SENT.poll(10, TimeUnit.SECONDS)).isIn("order 1", Order.pens());
            assertThat(SENT.poll(10, TimeUnit.SECONDS)).isIn("order 1", Order.pens());
        } finally {
            scheduler.shutdown(true);
        }
        assertThat(LiveSerializers.statistics().types()).extracting(type -> type.className()).contains(Order.class.getName());
    }
}
