// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.application.ApplicationClasses;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.policy.ClassPattern.Scope;
import dev.gridwire.registry.Presets;
import dev.gridwire.settings.ApplicationSettings;
import dev.gridwire.settings.Settings;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Says which classes an application's settings let in. Presets stand for their classes, and the starter's own are left out. */
final class PolicyReport {

    private PolicyReport() {}

    static Map<String, Object> of(Settings settings, ClassLoader loader) {
        Set<String> allowed = settings.allow().stream().filter(each -> each.scope() == Scope.CLASS).map(ClassPattern::name)
                .collect(Collectors.toSet());
        List<String> presets = Presets.listed().names().stream()
                .filter(name -> allowed.containsAll(Presets.listed().classes(name))).toList();
        Set<String> said = new HashSet<>(SpringTypes.NAMES);
        presets.forEach(name -> said.addAll(Presets.listed().classes(name)));
        Map<String, Object> report = new LinkedHashMap<>();
        ApplicationClasses own = ApplicationClasses.of(loader, settings.mainClass());
        report.put("ownClasses", settings.ownClasses() ? own.describe(ApplicationSettings.place(loader)) : "off");
        report.put("allow", settings.allow().stream()
                .filter(each -> each.scope() != Scope.CLASS || !said.contains(each.name())).map(ClassPattern::toString).toList());
        report.put("allowLibrary", presets);
        report.put("deny", settings.deny().stream().map(ClassPattern::toString).toList());
        report.put("ids", new TreeMap<>(settings.ids()));
        return report;
    }
}
