// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.net.URI;
import java.util.Currency;
import java.util.Locale;

/**
 * Writes and reads values that consist of text. A locale is written as its language tag. If that would lose something, null,
 * language, country and variant are written instead.
 */
public final class TextCodec extends LeafCodec {

    private final JdkType jdkType;

    TextCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.NONE);
        this.jdkType = jdkType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        switch (jdkType) {
            case STRING -> WireStrings.write(out, (String) value);
            case CURRENCY -> WireStrings.write(out, ((Currency) value).getCurrencyCode());
            case URI -> writeUri(out, (URI) value);
            default -> writeLocale(out, (Locale) value);
        }
    }

    private static void writeUri(WireOutput out, URI uri) {
        String text = uri.toString();
        WireStrings.write(out, text);
    }

    private static void writeLocale(WireOutput out, Locale locale) {
        String tag = locale.toLanguageTag();
        if (Locale.forLanguageTag(tag).equals(locale)) {
            WireStrings.write(out, tag);
            return;
        }
        if (!new Locale(locale.getLanguage(), locale.getCountry(), locale.getVariant()).equals(locale)) {
            throw Refusal.unsupported("Locales that have no language tag are", Locale.class, "use a well-formed locale");
        }
        WireStrings.write(out, null);
        WireStrings.write(out, locale.getLanguage());
        WireStrings.write(out, locale.getCountry());
        WireStrings.write(out, locale.getVariant());
    }

    @Override
    public Object read(WireInput in) {
        if (jdkType == JdkType.LOCALE && in.skip(0)) {
            return new Locale(part(in), part(in), part(in));
        }
        String text = WireStrings.readRequired(in);
        return switch (jdkType) {
            case STRING -> text;
            case CURRENCY -> Currency.getInstance(text);
            case URI -> URI.create(text);
            default -> Locale.forLanguageTag(text);
        };
    }

    private static String part(WireInput in) {
        String part = WireStrings.read(in);
        if (part == null) {
            throw in.malformed("a part of a locale is null");
        }
        return part;
    }
}
