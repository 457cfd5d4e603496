// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.data.Offset;
import org.jspecify.annotations.Nullable;

/** Classes that do not come back, each for one reason. */
public final class Lossy {

    private Lossy() {}

    public static class Session implements Serializable {

        private static final long serialVersionUID = 1L;

        private final String user;
        private final transient String token;

        public Session(String user, String token) {
            this.user = user;
            this.token = token;
        }

        @Override
        public String toString() {
            return user + token.length();
        }
    }

    /** Its hooks forget a field. */
    public static class Hooked implements Serializable {

        private static final long serialVersionUID = 1L;

        private int kept;
        private int forgotten;

        public Hooked(int kept, int forgotten) {
            this.kept = kept;
            this.forgotten = forgotten;
        }

        public int sum() {
            return kept + forgotten;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(kept);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            kept = in.readInt();
        }
    }

    public record Counter(int count) {

        public Counter {
            count++;
        }
    }

    /** Gets a container of another class than it had. */
    public static class Copied implements Serializable {

        private static final long serialVersionUID = 1L;

        private List<String> words;

        public Copied(List<String> words) {
            this.words = new LinkedList<>(words);
        }

        public int size() {
            return words.size();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            words = new ArrayList<>(words);
        }
    }

    public static class Throwing implements Serializable {

        private static final long serialVersionUID = 1L;

        private int number;

        public Throwing(int number) {
            this.number = number;
        }

        public int number() {
            return number;
        }

        private Object readResolve() {
            throw new IllegalStateException("no such shop");
        }
    }

    /** Loses its number, but only after many were read. */
    public static class Tiring implements Serializable {

        private static final long serialVersionUID = 1L;
        private static final AtomicInteger READ = new AtomicInteger();

        private int number;

        public Tiring(int number) {
            this.number = number;
        }

        public int number() {
            return number;
        }

        private Object readResolve() {
            return READ.incrementAndGet() > 100 ? new Tiring(-1) : this;
        }
    }

    /** Holds objects of a library. */
    public record Measured(String name, List<Offset<Double>> offsets) {}

    /** Nothing implements it. */
    public interface Idea {}

    public record Pair(int[] first, int @Nullable [] second) {}
}
