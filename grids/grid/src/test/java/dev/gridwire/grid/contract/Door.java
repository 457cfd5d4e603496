// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

/** A grid's serializer that was made for one test. */
public interface Door {

    /** The bytes of a value. */
    byte[] write(Object value) throws Exception;

    /** A value out of bytes, whose classes the application's loader finds. */
    Object read(byte[] bytes) throws Exception;

    /** Makes a door of the two calls of a grid's serializer. */
    static Door of(Call<Object, byte[]> write, Call<byte[], Object> read) {
        return new Door() {
            @Override
            public byte[] write(Object value) throws Exception {
                return write.of(value);
            }

            @Override
            public Object read(byte[] bytes) throws Exception {
                return read.of(bytes);
            }
        };
    }

    /** A call of the grid's serializer. */
    @FunctionalInterface
    interface Call<T, R> {

        /** Calls it. */
        R of(T argument) throws Exception;
    }
}
