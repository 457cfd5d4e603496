// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.SimpleTimeZone;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes and reads simple time zones with daylight saving time. No public method returns the rules, but the zone's text contains
 * them.
 *
 * <pre>
 * +-----------+---------------------------------------------------------------------------------------------------+
 * | string id | zigzags: offset, saved milliseconds, first year; month, day, weekday, time and its mode, twice    |
 * +-----------+---------------------------------------------------------------------------------------------------+
 * </pre>
 */
public final class RuledZoneCodec extends LeafCodec {

    private static final int RULE = 5;
    private static final int NUMBERS = 3 + 2 * RULE;
    private static final int DAY_MODE = 1;
    private static final int WEEKDAY_ON_OR_AFTER = 3;
    private static final int WEEKDAY_ON_OR_BEFORE = 4;
    private static final String NUMBER = "=(-?\\d+),";
    private static final Pattern TEXT = Pattern.compile(".*\\[id=.*,offset" + NUMBER + "dstSavings" + NUMBER
            + "useDaylight=(?:true|false),startYear" + NUMBER + rule("start") + rule("end").replaceAll(",$", "\\\\]"),
            Pattern.DOTALL);

    RuledZoneCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.KEPT);
    }

    private static String rule(String name) {
        return name + "Mode" + NUMBER + name + "Month" + NUMBER + name + "Day" + NUMBER + name + "DayOfWeek" + NUMBER + name
                + "Time" + NUMBER + name + "TimeMode" + NUMBER;
    }

    /** Returns whether a zone has more than an id and an offset. */
    static boolean hasRules(SimpleTimeZone zone) {
        return !new SimpleTimeZone(zone.getRawOffset(), zone.getID()).toString().equals(zone.toString());
    }

    @Override
    public void write(WireOutput out, Object value) {
        SimpleTimeZone zone = (SimpleTimeZone) value;
        int[] numbers = numbers(zone);
        if (!zone(zone.getID(), numbers).toString().equals(zone.toString())) {
            throw Refusal.unsupported("Simple time zones with such rules are", zone.getClass(), "store the id");
        }
        WireStrings.write(out, zone.getID());
        for (int number : numbers) {
            out.writeInt(number);
        }
    }

    private static int[] numbers(SimpleTimeZone zone) {
        Matcher found = TEXT.matcher(zone.toString());
        if (!found.matches()) {
            throw Refusal.unsupported("Simple time zones of this JDK are", zone.getClass(), "store the id");
        }
        int[] numbers = new int[NUMBERS];
        for (int i = 0; i < 3; i++) {
            numbers[i] = Integer.parseInt(found.group(i + 1));
        }
        for (int rule = 0; rule < 2; rule++) {
            int[] text = new int[RULE + 1];
            for (int i = 0; i < text.length; i++) {
                text[i] = Integer.parseInt(found.group(4 + rule * text.length + i));
            }
            System.arraycopy(encoded(text), 0, numbers, 3 + rule * RULE, RULE);
        }
        return numbers;
    }

    /** Returns a rule in the form of the constructor's arguments, whose signs tell the mode. */
    private static int[] encoded(int[] rule) {
        int mode = rule[0];
        int day = mode == WEEKDAY_ON_OR_BEFORE ? -rule[2] : rule[2];
        int weekday = mode == DAY_MODE ? 0 : mode >= WEEKDAY_ON_OR_AFTER ? -rule[3] : rule[3];
        return new int[] {rule[1], day, weekday, rule[4], rule[5]};
    }

    private static SimpleTimeZone zone(String id, int[] n) {
        SimpleTimeZone zone = new SimpleTimeZone(n[0], id, n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[1]);
        zone.setStartYear(n[2]);
        return zone;
    }

    @Override
    public Object read(WireInput in) {
        String id = WireStrings.readRequired(in);
        int[] numbers = new int[NUMBERS];
        for (int i = 0; i < NUMBERS; i++) {
            numbers[i] = in.readInt();
        }
        return zone(id, numbers);
    }
}
