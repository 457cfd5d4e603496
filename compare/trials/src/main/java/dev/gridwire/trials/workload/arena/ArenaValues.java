// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Creates the objects of other projects' benchmarks, each with other texts of the same lengths and other numbers. */
public final class ArenaValues {

    private static final List<String> FIRST_NAMES = List.of("Ada", "Boris", "Carmen", "Dmitri", "Eleanor", "Fatima", "Gustav");
    private static final List<String> LAST_NAMES = List.of("Abel", "Bianchi", "Castillo", "Dvorak", "Eriksen", "Fontaine");

    private static final int[] STEPS = {-1_234, -123, -12, -1, 0, 1, 12, 123, 1_234};
    private static final int LETTERS = 26;
    private static final int SMALL = 100;
    private static final int DAYS_OF_MONTH = 28;
    private static final long YEAR_2020_MILLIS = 1_577_836_800_000L;
    private static final int YEAR_MINUTES = 525_600;

    private ArenaValues() {}

    /** Returns an entry of Fory's benchmark: three images, two texts outside Latin-1, some nulls. */
    public static MediaContent ofFory(SplittableRandom random) {
        Media media = media(random, 641, 481, text(random, 12) + '\u1234', Media.Player.FLASH);
        media.persons = new ArrayList<>(List.of(text(random, 15), text(random, 11)));
        media.copyright = text(random, 36);
        return content(media,
                image(text(random, 35), text(random, 15) + '\u1234', 32_000, 24_000, Image.Size.LARGE),
                image(text(random, 36), null, 1_024, 768, Image.Size.LARGE),
                image(text(random, 36), null, 320, 240, Image.Size.SMALL));
    }

    /** Returns an entry of jvm-serializers: two images, one text outside Latin-1, no copyright. */
    public static MediaContent ofJvmSerializers(SplittableRandom random) {
        Media media = media(random, 640, 480, text(random, 10), Media.Player.JAVA);
        media.title = text(random, 15);
        media.bitrate = 262_144;
        media.hasBitrate = true;
        media.persons = new ArrayList<>(List.of(text(random, 10), text(random, 10) + '\uc2a4'));
        return content(media,
                image(text(random, 36), text(random, 15), 1_024, 768, Image.Size.LARGE),
                image(text(random, 36), text(random, 15), 320, 240, Image.Size.SMALL));
    }

    private static Media media(SplittableRandom random, int width, int height, String format, Media.Player player) {
        Media media = new Media();
        media.uri = text(random, 30);
        media.width = width;
        media.height = height;
        media.format = format;
        media.duration = 18_000_000 + random.nextInt(SMALL);
        media.size = 58_982_400 + random.nextInt(SMALL);
        media.player = player;
        return media;
    }

    private static Image image(String uri, @Nullable String title, int width, int height, Image.Size size) {
        Image image = new Image();
        image.uri = uri;
        image.title = title;
        image.width = width;
        image.height = height;
        image.size = size;
        return image;
    }

    private static MediaContent content(Media media, Image... images) {
        MediaContent content = new MediaContent();
        content.media = media;
        content.images = new ArrayList<>(List.of(images));
        return content;
    }

    /** Returns an object with a field of each kind. */
    public static Sample sample(SplittableRandom random) {
        Sample sample = new Sample();
        sample.intValue = SMALL + random.nextInt(SMALL);
        sample.longValue = 1_230_000;
        sample.floatValue = random.nextFloat();
        sample.doubleValue = random.nextDouble();
        sample.shortValue = 12_345;
        sample.charValue = '!';
        sample.booleanValue = true;
        sample.intBoxed = SMALL + random.nextInt(SMALL);
        sample.longBoxed = 3_210_000L;
        sample.floatBoxed = random.nextFloat();
        sample.doubleBoxed = random.nextDouble();
        sample.shortBoxed = (short) 32_100;
        sample.charBoxed = '$';
        sample.booleanBoxed = false;
        fillArrays(sample);
        sample.charArray = text(random, 8).toCharArray();
        sample.string = text(random, 36);
        return sample;
    }

    private static void fillArrays(Sample sample) {
        sample.intArray = STEPS.clone();
        sample.longArray = IntStream.of(STEPS).mapToLong(step -> 100L * step).toArray();
        sample.doubleArray = IntStream.of(STEPS).mapToDouble(step -> step / 1_000.0).toArray();
        sample.floatArray = new float[STEPS.length];
        sample.shortArray = new short[STEPS.length];
        for (int i = 0; i < STEPS.length; i++) {
            sample.floatArray[i] = STEPS[i] / 100f;
            sample.shortArray[i] = (short) STEPS[i];
        }
        sample.booleanArray = new boolean[] {true, false, false, true};
    }

    /** Returns an object of random numbers. */
    public static Struct struct(SplittableRandom random) {
        Struct struct = new Struct();
        try {
            for (Field field : Struct.class.getFields()) {
                field.set(struct, number(random, field.getType()));
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        return struct;
    }

    private static Number number(SplittableRandom random, Class<?> type) {
        if (type == int.class) {
            return random.nextInt();
        }
        if (type == long.class) {
            return random.nextLong();
        }
        return type == float.class ? (Number) random.nextFloat() : (Number) random.nextDouble();
    }

    /** Returns a person; every other one has a passport. */
    public static Person person(SplittableRandom random) {
        String first = FIRST_NAMES.get(random.nextInt(FIRST_NAMES.size()));
        String last = LAST_NAMES.get(random.nextInt(LAST_NAMES.size())) + random.nextInt(DAYS_OF_MONTH);
        return new Person(first, last, random.nextBoolean() ? passport(random) : null);
    }

    private static Passport passport(SplittableRandom random) {
        String expiry = "2030-10-" + (10 + random.nextInt(DAYS_OF_MONTH - 9));
        return new Passport(expiry, text(random, 3), YEAR_2020_MILLIS + 60_000L * random.nextInt(YEAR_MINUTES));
    }

    private static String text(SplittableRandom random, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append((char) ('a' + random.nextInt(LETTERS)));
        }
        return text.toString();
    }
}
