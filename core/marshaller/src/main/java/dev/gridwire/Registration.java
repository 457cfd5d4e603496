// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.TypeListing;
import dev.gridwire.registry.TypeRegistry;
import java.lang.reflect.Proxy;

/** Collects the classes that a marshaller registers, one by one or from lists, with their ids. */
final class Registration {

    private final PolicyRules policy;
    private final CollectedIds ids = new CollectedIds();

    Registration(PolicyRules policy) {
        this.policy = policy;
    }

    /** Returns the ids. */
    TypeRegistry registry() {
        return ids.registry();
    }

    /** Allows a class, unless it must never be let in. */
    void add(Class<?> type) {
        if (type.isHidden() || Proxy.isProxyClass(type)) {
            throw new IllegalArgumentException("Classes that the JDK makes for lambdas and proxies are not registered: class="
                    + EscapedNames.of(type.getName()) + "; register the class that has the lambda, or the proxy's interfaces");
        }
        if (type.isArray() || type.isPrimitive() || !NamePolicy.isRegistrable(type.getName())) {
            throw new IllegalArgumentException(
                    "Arrays, primitive types and classes of the JDK are not registered: class="
                            + EscapedNames.of(type.getName()));
        }
        policy.allow(ClassPattern.Scope.CLASS, type.getName());
    }

    /** Allows a class and gives it an id for payloads. */
    void add(Class<?> type, int id) {
        ids.require(type, id);
        add(type);
        ids.put(type, id);
    }

    /** Allows a listed class that has an id, if the class is present. A member of a grid needs no classes of its users. */
    void add(String className, int id, String source, ClassLoader loader) {
        if (policy.denies(className)) {
            ids.miss(className, id, source);
            return;
        }
        try {
            add(Class.forName(className, false, loader), id);
        } catch (ClassNotFoundException e) {
            ids.miss(className, id, source);
        } catch (LinkageError e) {
            throw new IllegalArgumentException("A class with an id does not link: class=" + EscapedNames.of(className)
                    + " in " + source, e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(e.getMessage() + " in " + source, e);
        }
    }

    /** Allows a class that a jar lists. */
    void add(TypeListing.Entry entry, ClassLoader loader) {
        if (policy.denies(entry.className())) {
            if (entry.id() != TypeRegistry.NO_ID) {
                ids.miss(entry.className(), entry.id(), entry.source());
            }
            return;
        }
        try {
            Class<?> type = Class.forName(entry.className(), false, loader);
            if (entry.id() == TypeRegistry.NO_ID) {
                add(type);
            } else {
                add(type, entry.id());
            }
        } catch (ClassNotFoundException | LinkageError e) {
            throw new IllegalArgumentException("A listed class is missing: class=" + EscapedNames.of(entry.className())
                    + " at " + entry.source()
                    + "; put it on the class path, or take the line out", e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(e.getMessage() + " at " + entry.source(), e);
        }
    }
}
