// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.AbsentContract;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.RollingContract;
import java.util.Base64;
import java.util.function.UnaryOperator;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.support.GenericConversionService;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.serializer.support.DeserializingConverter;
import org.springframework.core.serializer.support.SerializingConverter;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.datasource.init.DatabasePopulatorUtils;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;
import org.springframework.session.FindByIndexNameSessionRepository;
import org.springframework.session.Session;
import org.springframework.session.jdbc.JdbcIndexedSessionRepository;
import org.springframework.transaction.support.TransactionTemplate;

/** The contract in the attributes of a session in a database, which a test opens. */
abstract class JdbcSessionContract extends RollingContract implements AbsentContract {

    private static final GridCodec CODEC =
            GridCodec.asTold(SessionConversion.class, UnaryOperator.identity(), RollingContract::allowed);
    private static final SessionConversion CONVERSION =
            new SessionConversion(CODEC, GridSettings.DEFAULT, JdbcSessionContract.class.getClassLoader(), null);

    private static FindByIndexNameSessionRepository<Session> sessions;
    private static String id;

    /** Creates the tables in an empty database, with one session. */
    @SuppressWarnings("unchecked") // Sessions are of a class of the repository's own.
    static void open(String url, String schema) {
        DriverManagerDataSource source = new DriverManagerDataSource(url);
        DatabasePopulatorUtils.execute(
                new ResourceDatabasePopulator(new ClassPathResource("org/springframework/session/jdbc/" + schema)), source);
        JdbcIndexedSessionRepository repository = new JdbcIndexedSessionRepository(
                new JdbcTemplate(source), new TransactionTemplate(new DataSourceTransactionManager(source)));
        repository.setConversionService(CONVERSION);
        sessions = (FindByIndexNameSessionRepository<Session>) (FindByIndexNameSessionRepository<?>) repository;
        Session session = sessions.createSession();
        id = session.getId();
        sessions.save(session);
    }

    private static SessionConversion conversion(GridSettings grid, UnaryOperator<MarshallerBuilder> settings) {
        return new SessionConversion(GridCodec.asTold(SessionConversion.class, UnaryOperator.identity(), settings), grid,
                JdbcSessionContract.class.getClassLoader(), null);
    }

    static Door door(ConversionService conversion) {
        return Door.of(value -> conversion.convert(value, byte[].class), bytes -> conversion.convert(bytes, Object.class));
    }

    /** The name of an attribute, which is a text: equal keys have equal bytes. */
    private static String name(Object key) {
        return Base64.getEncoder().encodeToString(CONVERSION.convert(key, byte[].class));
    }

    @Override
    protected void put(Object key, Object value) {
        Session session = sessions.findById(id);
        session.setAttribute(name(key), value);
        sessions.save(session);
    }

    @Override
    protected Object get(Object key) {
        return sessions.findById(id).getAttribute(name(key));
    }

    @Override
    protected byte[] write(Object value) {
        return CONVERSION.convert(value, byte[].class);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return new SessionConversion(CODEC, GridSettings.DEFAULT, loader, null).convert(bytes, Object.class);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(conversion(GridSettings.DEFAULT, settings));
    }

    @Override
    protected Door former() {
        GenericConversionService java = new GenericConversionService();
        java.addConverter(Object.class, byte[].class, new SerializingConverter());
        java.addConverter(byte[].class, Object.class, new DeserializingConverter());
        return door(java);
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return door(conversion(new GridSettings(false, true, false), settings));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return door(settings);
    }

    @Override
    public Door absent(UnaryOperator<MarshallerBuilder> settings) {
        return door(conversion(new GridSettings(true, true, true), settings));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof ConversionFailedException;
    }
}
