// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/**
 * Lists the methods by which a class takes part in its own serialization (Java Object Serialization Specification 2.3 to 3.7).
 */
public enum Hook {
    WRITE_OBJECT("writeObject", "(Ljava/io/ObjectOutputStream;)", "V"),
    READ_OBJECT("readObject", "(Ljava/io/ObjectInputStream;)", "V"),
    READ_OBJECT_NO_DATA("readObjectNoData", "()", "V"),
    WRITE_REPLACE("writeReplace", "()", "Ljava/lang/Object;"),
    READ_RESOLVE("readResolve", "()", "Ljava/lang/Object;"),
    WRITE_EXTERNAL("writeExternal", "(Ljava/io/ObjectOutput;)", "V"),
    READ_EXTERNAL("readExternal", "(Ljava/io/ObjectInput;)", "V");

    private final String methodName;
    private final String parameters;
    private final String returned;

    Hook(String methodName, String parameters, String returned) {
        this.methodName = methodName;
        this.parameters = parameters;
        this.returned = returned;
    }

    /** Returns the method's name. */
    public String methodName() {
        return methodName;
    }

    /** Returns the descriptor that the specification requires. */
    public String descriptor() {
        return parameters + returned;
    }

    /** Returns whether looking for the hook finds a method with this name and descriptor; its return type does not matter. */
    boolean isLookedUpAs(String name, String descriptor) {
        return name.equals(methodName) && descriptor.startsWith(parameters);
    }

    /** Returns whether the hook must be private and is called only for the class that declares it. */
    public boolean isPrivate() {
        return ordinal() <= READ_OBJECT_NO_DATA.ordinal();
    }
}
