// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

import dev.gridwire.codegen.settings.Setting.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Tells which keys there are; all of it follows from {@link SettingTable}. */
public final class SettingKeys {

    /** The end of a section, where it is shown. */
    static final String ANY = "<key>";

    /** Names in keys that are choices of another key. */
    private static final Map<String, String> NAMED_BY = Map.of("targets.<target>", "targets", "hints.<level>", "hints.level");

    private static final Set<String> WHOLE = new TreeSet<>();
    private static final List<String> BEGINS = new ArrayList<>();
    /** All of them, for messages. */
    static final List<String> SHOWN = new ArrayList<>();
    /** Those of grids and of the build, whose values are passed on to them. */
    private static final Set<String> OF_OTHERS = new TreeSet<>();
    private static final Set<String> SECTIONS = new TreeSet<>();

    static {
        SettingTable.ALL.forEach(SettingKeys::add);
        SECTIONS.forEach(section -> SHOWN.add(section + ANY));
    }

    private SettingKeys() {}

    private static void add(Setting setting) {
        List<String> whole = whole(setting);
        if (whole.isEmpty()) {
            BEGINS.add(setting.begin());
            SHOWN.add(setting.key());
        }
        SHOWN.addAll(whole);
        WHOLE.addAll(whole);
        if (setting.section() == Section.GRIDS || setting.section() == Section.BUILD) {
            OF_OTHERS.addAll(whole);
            if (setting.key().indexOf('.') > 0) {
                SECTIONS.add(setting.key().substring(0, setting.key().indexOf('.') + 1));
            }
        }
    }

    /** All keys of a setting; none if any name can be in them. */
    private static List<String> whole(Setting setting) {
        return !setting.isNamed() ? List.of(setting.key())
                : SettingTable.ALL.stream().filter(each -> each.key().equals(NAMED_BY.get(setting.key())))
                        .flatMap(each -> each.choices().stream()).map(name -> setting.begin() + name).toList();
    }

    /** Whether there is such a key. */
    public static boolean isKnown(String key) {
        return WHOLE.contains(key) || BEGINS.stream().anyMatch(begin -> begins(key, begin));
    }

    /** Whether its value is passed on to the part of Gridwire that takes it. */
    public static boolean isOfOthers(String key) {
        return OF_OTHERS.contains(key);
    }

    /** Whether it begins as the keys of another part of Gridwire do. */
    public static boolean isInSection(String key) {
        return SECTIONS.stream().anyMatch(section -> begins(key, section));
    }

    private static boolean begins(String key, String begin) {
        return key.startsWith(begin) && key.length() > begin.length();
    }

    /** The keys that begin so, sorted. */
    static List<String> ofSection(String begin) {
        return OF_OTHERS.stream().filter(key -> begins(key, begin)).toList();
    }
}
