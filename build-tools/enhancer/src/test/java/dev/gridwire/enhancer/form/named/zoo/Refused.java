// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What has no form with named fields. */
@SuppressWarnings({"unused", "serial", "rawtypes"})
public final class Refused {

    private Refused() {}

    /** Fields that no form can name. */
    public static class Fields implements Serializable {
        private static final long serialVersionUID = 1;
        private Object anything;
        private List raw;
        private List<List<String>> nested;
        private Map<String, List<String>> lists;
        private int[][] matrix;
        private Thread.State fine;
        private Strings own;
        private Plain notFormed;
        private Comparator<String> comparator;
        private Number number;
    }

    /** A container of the user's own. */
    public static class Strings extends ArrayList<String> {
        private static final long serialVersionUID = 1;
    }

    /** A class that is not formed. */
    public static class Plain implements Serializable {
        private static final long serialVersionUID = 1;
    }

    /** A class that writes itself. */
    public static class Hooked implements Serializable {
        private static final long serialVersionUID = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }
    }

    /** A class that writes another. */
    public static class Replaced implements Serializable {
        private static final long serialVersionUID = 1;

        private Object writeReplace() {
            return "";
        }
    }

    /** An abstract one. */
    public abstract static class Abstract implements Serializable {
        private static final long serialVersionUID = 1;
    }
}
