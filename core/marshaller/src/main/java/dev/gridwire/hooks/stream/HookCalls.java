// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the hooks of one graph wrote. A writer that tries again repeats it, because a hook may count, lock or log and is called
 * once. Only hooks that the failure interrupted are called again.
 */
public final class HookCalls {

    private final List<Call> calls = new ArrayList<>();
    /** By owner, the calls that are still to be repeated; null before a second attempt. */
    private @Nullable Map<Object, Deque<Call>> known;

    /** Returns a call of a hook of this object: one to repeat, or a new one. */
    Call next(Object owner, @Nullable FieldTable fields) {
        Deque<Call> ofOwner = known == null ? null : known.get(owner);
        if (ofOwner != null && !ofOwner.isEmpty() && ofOwner.element().fields == fields) {
            return ofOwner.remove();
        }
        Call made = new Call(owner, fields);
        calls.add(made);
        return made;
    }

    /** Begins the same graph again. An attempt may meet its objects in another order than the next one. */
    public void repeat() {
        Map<Object, Deque<Call>> byOwner = new IdentityHashMap<>();
        for (Call call : calls) {
            if (call.isDone) {
                Deque<Call> ofOwner = byOwner.getOrDefault(call.owner, new ArrayDeque<>());
                ofOwner.add(call);
                byOwner.put(call.owner, ofOwner);
            }
        }
        known = byOwner;
    }

    /** Forgets the graph. */
    public void clear() {
        calls.clear();
        known = null;
    }

    /** What stands between two blocks of bytes. */
    record Item(int kind, @Nullable Object content) {

        /** An object. */
        static final int OBJECT = 0;
        /** An object that nothing else refers to. */
        static final int UNSHARED = 1;
        /** The default fields, without content. */
        static final int FIELDS = 2;
        /** An array of values in place of the default fields. */
        static final int VALUES = 3;
    }

    /** One call of one hook. */
    static final class Call {
        private final Object owner;
        private final @Nullable FieldTable fields;
        /** Items, and blocks of bytes. */
        private final List<Object> steps = new ArrayList<>(2);
        private boolean isDone;
        private @Nullable Throwable thrown;

        Call(Object owner, @Nullable FieldTable fields) {
            this.owner = owner;
            this.fields = fields;
        }

        /** Returns whether it can be repeated. It cannot if the graph failed before the hook came to its end. */
        boolean isDone() {
            return isDone;
        }

        List<Object> steps() {
            return steps;
        }

        void add(Object step) {
            if (!isDone) {
                steps.add(step);
            }
        }

        /** Ends the call; the hook threw this unless it is null. */
        void end(@Nullable Throwable newThrown) {
            if (!isDone) {
                isDone = true;
                thrown = newThrown;
            }
        }

        /** Throws what the hook threw. */
        void rethrow() throws Exception {
            if (thrown instanceof Error e) {
                throw e;
            }
            if (thrown instanceof Exception e) {
                throw e;
            }
        }
    }
}
