// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import dev.gridwire.reflect.ScalaEnum;

/** Stands in for a constant of a Scala 3 enum, whose name outlasts a change of the enum. */
final class CaseStandIn implements StandIn {

    private static final long serialVersionUID = 1L;

    /** The enum. It is allowed if a payload can name it. */
    private Class<?> type;
    private String name;

    private CaseStandIn(Class<?> type, String name) {
        this.type = type;
        this.name = name;
    }

    static Object of(Object constant) throws ReflectiveOperationException {
        return new CaseStandIn(constant.getClass().getSuperclass(), ScalaEnum.nameOf(constant));
    }

    @Override
    public Object original(Types types) throws ReflectiveOperationException {
        return ScalaEnum.constant(type, name);
    }
}
