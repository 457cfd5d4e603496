// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import dev.gridwire.grid.contract.AtDoor.Unmet;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips the tests of a point that the door cannot meet, as {@link AtDoor} says. */
final class UnmetPoints implements ExecutionCondition {

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        AnnotatedElement element = context.getElement().orElseThrow();
        AtDoor door = context.getRequiredTestClass().getAnnotation(AtDoor.class);
        Holds holds = element.getAnnotation(Holds.class);
        if (door == null || holds == null) {
            return ConditionEvaluationResult.enabled("No point of the contract");
        }
        List<Point> points = List.of(holds.value());
        return Arrays.stream(door.unmet())
                .filter(each -> points.contains(each.point()))
                .map(Unmet::because)
                .findFirst()
                .map(ConditionEvaluationResult::disabled)
                .orElseGet(() -> ConditionEvaluationResult.enabled("The door meets it"));
    }
}
