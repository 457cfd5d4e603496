// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Creates texts that suit the name of their place. */
final class TextMaker {

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

    /** Texts in a form that other code may check, whatever the requested length. */
    private static final List<Rule> FORMED = List.of(
            new Rule("mail", random -> (pick(FIRST, random) + '.' + pick(LAST, random)).toLowerCase(Locale.ROOT)
                    + random.nextInt(100) + "@example.com"),
            new Rule("iban", TextMaker::iban),
            new Rule("uuid|guid", random -> new UUID(random.nextLong(), random.nextLong()).toString()),
            new Rule("phone|mobile|fax", random -> "+49 30 " + (1_000_000 + random.nextInt(9_000_000))),
            new Rule("url|uri|website|link",
                    random -> "https://example.com/" + pick(WORDS, random) + '/' + random.nextInt(10_000)),
            new Rule("currency", random -> pick(List.of("EUR", "USD", "GBP", "CHF", "PLN"), random)),
            new Rule("countrycode|isocode", random -> pick(List.of("DE", "PT", "AT", "FR", "PL", "NO", "IT"), random)),
            new Rule("locale|language", random -> pick(List.of("en", "de", "fr", "pl", "pt"), random)),
            new Rule("zip|postal|postcode", random -> Integer.toString(10_000 + random.nextInt(90_000))),
            new Rule("^ip$|ipaddress|host", random -> "192.0.2." + random.nextInt(256)));

    private static final List<Rule> FREE = List.of(
            new Rule("first|given", random -> pick(FIRST, random)),
            new Rule("last|surname|family", random -> pick(LAST, random)),
            new Rule("name$|author|owner|^user$", random -> pick(FIRST, random) + ' ' + pick(LAST, random)),
            new Rule("city|town", random -> pick(CITIES, random)),
            new Rule("country", random -> pick(COUNTRIES, random)),
            new Rule("street|address", random -> capital(pick(WORDS, random)) + " Street " + (1 + random.nextInt(200))),
            new Rule("descr|text|comment|note|message|body", random -> words(6 + random.nextInt(10), random)),
            new Rule("title|subject|label", random -> capital(words(3, random))),
            new Rule("hash|token|secret|password", random -> letters(HEX, 32, random)),
            new Rule("status|state|type|kind", random -> pick(STATES, random)),
            new Rule("id$|code|sku|number|key$|no$", random -> letters(CODE, 10, random)),
            new Rule("", random -> words(2, random)));

    private TextMaker() {}

    /**
     * The text for a place.
     *
     * @param name a pattern in the place's name, in lower case
     */
    private record Rule(Pattern name, Function<SplittableRandom, String> text) {

        Rule(String name, Function<SplittableRandom, String> text) {
            this(Pattern.compile(name), text);
        }

        static Optional<Rule> first(List<Rule> rules, String place) {
            String lower = place.toLowerCase(Locale.ROOT);
            return rules.stream().filter(rule -> rule.name.matcher(lower).find()).findFirst();
        }
    }

    /** Creates a text. A mean length other than 0 applies to free texts. */
    static String of(String place, int meanLength, SplittableRandom random) {
        Optional<Rule> formed = Rule.first(FORMED, place);
        if (formed.isEmpty() && meanLength > 0) {
            return ofLength(meanLength / 2 + random.nextInt(meanLength + 1), random);
        }
        return formed.or(() -> Rule.first(FREE, place)).orElseThrow().text().apply(random);
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
        return Stream.generate(() -> pick(WORDS, random)).limit(count).collect(Collectors.joining(" "));
    }

    private static String letters(String alphabet, int count, SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    /** Creates an account number with the check digits of ISO 7064, so that a class that checks them accepts it. */
    private static String iban(SplittableRandom random) {
        String account = letters("0123456789", 18, random);
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
