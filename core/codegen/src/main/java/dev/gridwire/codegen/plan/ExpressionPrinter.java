// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import java.util.ArrayList;
import java.util.List;

/** Prints an expression as a Java call: {@code Values.encode(slot, 3, "price")}. */
final class ExpressionPrinter {

    private ExpressionPrinter() {}

    static String print(Expression expression) {
        if (expression instanceof Expression.Apply apply) {
            return print(apply);
        }
        if (expression instanceof Expression.Read read) {
            return "read(" + read.field().name() + ")";
        }
        return expression instanceof Expression.Prepared ? "prepared" : "slot";
    }

    private static String print(Expression.Apply apply) {
        List<String> arguments = new ArrayList<>();
        apply.arguments().forEach(each -> arguments.add(print(each)));
        apply.constants().forEach(each -> arguments.add(constant(each)));
        String call = apply.template().isEmpty() ? "(" + apply.result() + ") " : apply.template() + "." + apply.name();
        return call + (apply.template().isEmpty() ? arguments.get(0) : "(" + String.join(", ", arguments) + ")");
    }

    private static String constant(Object constant) {
        if (constant instanceof Expression.TypeName type) {
            return type.descriptor();
        }
        return constant instanceof String text ? '"' + text + '"' : constant.toString();
    }
}
