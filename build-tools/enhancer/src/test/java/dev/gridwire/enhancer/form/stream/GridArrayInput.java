// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import com.hazelcast.internal.nio.BufferObjectDataInput;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.version.Version;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteOrder;

/** Hazelcast's own input over an array, but objects are texts: what their serializers allocate is not the reading code's. */
final class GridArrayInput extends InputStream implements ObjectDataInput {

    private final BufferObjectDataInput in;
    private final InputStream stream;

    GridArrayInput(BufferObjectDataInput in) {
        this.in = in;
        this.stream = (InputStream) in;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T readObject() throws IOException {
        return (T) in.readString();
    }

    @Override
    @SuppressWarnings("rawtypes")
    public <T> T readObject(Class type) throws IOException {
        return readObject();
    }

    @Override
    public int read() throws IOException {
        return stream.read();
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        return stream.read(bytes, from, count);
    }

    @Override
    public int available() throws IOException {
        return stream.available();
    }

    @Override
    public boolean markSupported() {
        return stream.markSupported();
    }

    @Override
    public void mark(int limit) {
        stream.mark(limit);
    }

    @Override
    public void reset() throws IOException {
        stream.reset();
    }

    @Override
    public void readFully(byte[] bytes) throws IOException {
        in.readFully(bytes);
    }

    @Override
    public void readFully(byte[] bytes, int from, int count) throws IOException {
        in.readFully(bytes, from, count);
    }

    @Override
    public int skipBytes(int count) throws IOException {
        return in.skipBytes(count);
    }

    @Override
    public boolean readBoolean() throws IOException {
        return in.readBoolean();
    }

    @Override
    public byte readByte() throws IOException {
        return in.readByte();
    }

    @Override
    public int readUnsignedByte() throws IOException {
        return in.readUnsignedByte();
    }

    @Override
    public short readShort() throws IOException {
        return in.readShort();
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return in.readUnsignedShort();
    }

    @Override
    public char readChar() throws IOException {
        return in.readChar();
    }

    @Override
    public int readInt() throws IOException {
        return in.readInt();
    }

    @Override
    public long readLong() throws IOException {
        return in.readLong();
    }

    @Override
    public float readFloat() throws IOException {
        return in.readFloat();
    }

    @Override
    public double readDouble() throws IOException {
        return in.readDouble();
    }

    @Override
    public String readLine() throws IOException {
        return in.readLine();
    }

    @Override
    public String readString() throws IOException {
        return in.readString();
    }

    @Override
    public byte[] readByteArray() throws IOException {
        return in.readByteArray();
    }

    @Override
    public boolean[] readBooleanArray() throws IOException {
        return in.readBooleanArray();
    }

    @Override
    public char[] readCharArray() throws IOException {
        return in.readCharArray();
    }

    @Override
    public int[] readIntArray() throws IOException {
        return in.readIntArray();
    }

    @Override
    public long[] readLongArray() throws IOException {
        return in.readLongArray();
    }

    @Override
    public double[] readDoubleArray() throws IOException {
        return in.readDoubleArray();
    }

    @Override
    public float[] readFloatArray() throws IOException {
        return in.readFloatArray();
    }

    @Override
    public short[] readShortArray() throws IOException {
        return in.readShortArray();
    }

    @Override
    public String[] readStringArray() throws IOException {
        return in.readStringArray();
    }

    @Override
    @SuppressWarnings("deprecation")
    public String readUTF() throws IOException {
        return in.readUTF();
    }

    @Override
    @SuppressWarnings("deprecation")
    public String[] readUTFArray() throws IOException {
        return in.readUTFArray();
    }

    @Override
    public ClassLoader getClassLoader() {
        return in.getClassLoader();
    }

    @Override
    public ByteOrder getByteOrder() {
        return in.getByteOrder();
    }

    @Override
    public Version getVersion() {
        return in.getVersion();
    }

    @Override
    public Version getWanProtocolVersion() {
        return in.getWanProtocolVersion();
    }

    @Override
    public void setVersion(Version version) {
        in.setVersion(version);
    }

    @Override
    public void setWanProtocolVersion(Version version) {
        in.setWanProtocolVersion(version);
    }
}
