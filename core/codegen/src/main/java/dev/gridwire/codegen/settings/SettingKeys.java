// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

import dev.gridwire.codegen.settings.Setting.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Tells which keys exist, according to {@link SettingTable}. */
public final class SettingKeys {

    /** The end of a section in the form in which it is shown. */
    static final String ANY = "<key>";

    /** Names in keys that are the choices of another key. */
    private static final Map<String, String> NAMED_BY = Map.of("targets.<target>", "targets", "hints.<level>", "hints.level");

    private static final Set<String> WHOLE = new TreeSet<>();
    private static final List<String> BEGINS = new ArrayList<>();
    /** All keys, for messages. */
    static final List<String> SHOWN = new ArrayList<>();
    /** The keys for grids and for the build, whose values are passed on. */
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

    /** Returns all keys of a setting; none if they can contain any name. */
    private static List<String> whole(Setting setting) {
        return !setting.isNamed() ? List.of(setting.key())
                : SettingTable.ALL.stream().filter(each -> each.key().equals(NAMED_BY.get(setting.key())))
                        .flatMap(each -> each.choices().stream()).map(name -> setting.begin() + name).toList();
    }

    /** Returns whether the key exists. */
    public static boolean isKnown(String key) {
        return WHOLE.contains(key) || BEGINS.stream().anyMatch(begin -> begins(key, begin));
    }

    /** Returns whether its value is passed on to another part of Gridwire. */
    public static boolean isOfOthers(String key) {
        return OF_OTHERS.contains(key);
    }

    /** Returns whether it begins like the keys of another part of Gridwire. */
    public static boolean isInSection(String key) {
        return SECTIONS.stream().anyMatch(section -> begins(key, section));
    }

    private static boolean begins(String key, String begin) {
        return key.startsWith(begin) && key.length() > begin.length();
    }

    /** Returns the keys with this beginning, sorted. */
    static List<String> ofSection(String begin) {
        return OF_OTHERS.stream().filter(key -> begins(key, begin)).toList();
    }
}
