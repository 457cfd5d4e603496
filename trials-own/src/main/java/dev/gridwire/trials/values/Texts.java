// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Texts as the name of their place suggests. */
final class Texts {

    private static final List<String> FIRST = List.of("Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Frances", "Ken",
            "Margaret", "Niklaus", "Radia", "Tony", "Zoë", "Björn", "Leslie", "Adele");
    private static final List<String> LAST = List.of("Lovelace", "Hopper", "Turing", "Dijkstra", "Liskov", "Knuth", "Allen",
            "Thompson", "Hamilton", "Wirth", "Perlman", "Hoare", "Müller", "Nowak", "Lamport", "Goldberg");
    private static final List<String> CITIES = List.of("Berlin", "Lisbon", "Utrecht", "Graz", "Lyon", "Porto", "Kraków",
            "Oslo", "Turin", "Ghent", "Leeds", "Cork", "Zürich", "Tallinn", "Brno", "Malmö");
    private static final List<String> COUNTRIES =
            List.of("Germany", "Portugal", "Austria", "France", "Poland", "Norway", "Italy");
    private static final List<String> WORDS = List.of("amber", "bridge", "cedar", "delta", "ember", "field", "granite", "harbour",
            "island", "juniper", "kettle", "lantern", "meadow", "north", "orchard", "paper", "quarry", "river", "stone",
            "timber", "umber", "valley", "willow", "yellow");
    private static final List<String> STATES = List.of("NEW", "OPEN", "PAID", "SHIPPED", "CLOSED", "CANCELLED");
    private static final String CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";
    private static final String HEX = "0123456789abcdef";
    private static final BigInteger NINETY_SEVEN = BigInteger.valueOf(97);

    private Texts() {}

    /** Makes one; of free texts the mean length, where it is not 0. */
    static String of(String place, int meanLength, SplittableRandom random) {
        String name = place.toLowerCase(Locale.ROOT);
        String formed = formed(name, random);
        if (formed != null) {
            return formed;
        }
        return meanLength > 0 ? ofLength(meanLength / 2 + random.nextInt(meanLength + 1), random) : free(name, random);
    }

    private static @Nullable String formed(String name, SplittableRandom random) {
        if (name.contains("mail")) {
            return (pick(FIRST, random) + '.' + pick(LAST, random)).toLowerCase(Locale.ROOT) + random.nextInt(100)
                    + "@example.com";
        }
        if (name.contains("iban")) {
            return iban(random);
        }
        if (name.contains("uuid") || name.contains("guid")) {
            return new UUID(random.nextLong(), random.nextLong()).toString();
        }
        if (name.contains("phone") || name.contains("mobile") || name.contains("fax")) {
            return "+49 30 " + (1_000_000 + random.nextInt(9_000_000));
        }
        if (name.contains("url") || name.contains("uri") || name.contains("website") || name.contains("link")) {
            return "https://example.com/" + pick(WORDS, random) + '/' + random.nextInt(10_000);
        }
        return shortForm(name, random);
    }

    private static @Nullable String shortForm(String name, SplittableRandom random) {
        if (name.contains("currency")) {
            return pick(List.of("EUR", "USD", "GBP", "CHF", "PLN"), random);
        }
        if (name.contains("countrycode") || name.contains("isocode")) {
            return pick(List.of("DE", "PT", "AT", "FR", "PL", "NO", "IT"), random);
        }
        if (name.contains("locale") || name.contains("language")) {
            return pick(List.of("en", "de", "fr", "pl", "pt"), random);
        }
        if (name.contains("zip") || name.contains("postal") || name.contains("postcode")) {
            return Integer.toString(10_000 + random.nextInt(90_000));
        }
        if (name.equals("ip") || name.contains("ipaddress") || name.contains("host")) {
            return "192.0.2." + random.nextInt(256);
        }
        return null;
    }

    private static String free(String name, SplittableRandom random) {
        if (name.contains("first") || name.contains("given")) {
            return pick(FIRST, random);
        }
        if (name.contains("last") || name.contains("surname") || name.contains("family")) {
            return pick(LAST, random);
        }
        if (name.endsWith("name") || name.contains("author") || name.contains("owner") || name.equals("user")) {
            return pick(FIRST, random) + ' ' + pick(LAST, random);
        }
        if (name.contains("city") || name.contains("town")) {
            return pick(CITIES, random);
        }
        if (name.contains("country")) {
            return pick(COUNTRIES, random);
        }
        if (name.contains("street") || name.contains("address")) {
            return capital(pick(WORDS, random)) + " Street " + (1 + random.nextInt(200));
        }
        return longForm(name, random);
    }

    private static String longForm(String name, SplittableRandom random) {
        if (name.contains("descr") || name.contains("text") || name.contains("comment") || name.contains("note")
                || name.contains("message") || name.contains("body")) {
            return words(6 + random.nextInt(10), random);
        }
        if (name.contains("title") || name.contains("subject") || name.contains("label")) {
            return capital(words(3, random));
        }
        if (name.contains("hash") || name.contains("token") || name.contains("secret") || name.contains("password")) {
            return letters(HEX, 32, random);
        }
        if (name.contains("status") || name.contains("state") || name.contains("type") || name.contains("kind")) {
            return pick(STATES, random);
        }
        if (name.endsWith("id") || name.contains("code") || name.contains("sku") || name.contains("number")
                || name.endsWith("key") || name.endsWith("no")) {
            return letters(CODE, 10, random);
        }
        return words(2, random);
    }

    private static String ofLength(int length, SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(pick(WORDS, random)).append(' ');
        }
        text.setLength(Math.max(1, length));
        return text.toString();
    }

    private static String words(int count, SplittableRandom random) {
        StringBuilder text = new StringBuilder(pick(WORDS, random));
        for (int i = 1; i < count; i++) {
            text.append(' ').append(pick(WORDS, random));
        }
        return text.toString();
    }

    private static String letters(String alphabet, int count, SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    /** With the check digits of ISO 7064, so that a class which looks at them takes it. */
    private static String iban(SplittableRandom random) {
        StringBuilder account = new StringBuilder();
        for (int i = 0; i < 18; i++) {
            account.append(random.nextInt(10));
        }
        // D and E are 13 and 14.
        int rest = new BigInteger(account + "131400").mod(NINETY_SEVEN).intValue();
        return String.format(Locale.ROOT, "DE%02d%s", 98 - rest, account);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static String pick(List<String> choices, SplittableRandom random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
