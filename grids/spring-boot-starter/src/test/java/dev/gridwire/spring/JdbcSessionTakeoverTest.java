// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.TakeoverContract;
import dev.gridwire.grid.contract.TakesOver;
import dev.gridwire.grid.contract.former.FormerWriter;
import java.util.function.UnaryOperator;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.support.GenericConversionService;

/** Attributes that an application's own conversion wrote into a database. */
@TakesOver(door = "Spring Session JDBC", page = "spring-boot.md#sessions-in-a-database")
class JdbcSessionTakeoverTest extends TakeoverContract {

    private static SessionConversion conversion(boolean isWriting, GenericConversionService former,
            UnaryOperator<MarshallerBuilder> base, UnaryOperator<MarshallerBuilder> settings) {
        GridSettings grid = new GridSettings(isWriting, true, false);
        return new SessionConversion(GridCodec.asTold(SessionConversion.class, base, settings), grid,
                JdbcSessionTakeoverTest.class.getClassLoader(), former);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return JdbcSessionContract.door(conversion(true, null, UnaryOperator.identity(), settings));
    }

    @Override
    protected Old old(FormerWriter writer, Door library) {
        GenericConversionService former = ofLibrary(library);
        return new Old(writer, writer.title(), JdbcSessionContract.door(former), (isWriting, settings) ->
                JdbcSessionContract.door(conversion(isWriting, former, FormerReader::mark, settings)));
    }

    /** A library, as applications put it behind Spring's interface. */
    private static GenericConversionService ofLibrary(Door library) {
        GenericConversionService service = new GenericConversionService();
        service.addConverter(Object.class, byte[].class, value -> call(library::write, value));
        service.addConverter(byte[].class, Object.class, bytes -> call(library::read, bytes));
        return service;
    }

    private static <T, R> R call(Door.Call<T, R> call, T argument) {
        try {
            return call.of(argument);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof ConversionFailedException;
    }
}
