// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.io.InterruptedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.net.HttpRetryException;
import java.net.SocketTimeoutException;
import java.net.URISyntaxException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.NoSuchFileException;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.sql.BatchUpdateException;
import java.sql.DataTruncation;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.text.ParseException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.IllegalFormatConversionException;
import java.util.MissingResourceException;
import java.util.UnknownFormatConversionException;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Makes JDK throwables that hold more than a message and a cause. */
public final class ThrowableSamples {

    private ThrowableSamples() {}

    /** Returns throwables, each of another class. */
    public static Stream<Throwable> throwables() {
        SQLException chained = new SQLException("reason", "08001", 17, new IllegalStateException("cause"));
        chained.setNextException(new SQLWarning("next"));
        chained.addSuppressed(new ParseException("text", 3));
        return Stream.of(
                chained, new SQLException(), new ParseException(null, -1), new URISyntaxException("a b", "blank", 1),
                new DateTimeParseException("no date", "x", 2, new ArithmeticException("within")), parsed(),
                new MissingResourceException("none", "Bundle", "key"), new NoSuchFileException("a", null, "gone"),
                new DirectoryNotEmptyException("b"), new InvocationTargetException(new IllegalStateException("target"), "text"),
                new UndeclaredThrowableException(new Exception("hidden")), new MalformedInputException(3),
                new UnsupportedCharsetException("x-none"), new PatternSyntaxException("bad", "(", 1),
                new UnknownFormatConversionException("q"), new FormatFlagsConversionMismatchException("#", 'd'),
                new TypeNotPresentException("a.B", null), late(), new InterruptedIOException(),
                new DataTruncation(1, true, false, 9, 3),
                new BatchUpdateException("batch", "08001", 4, new int[] {1, -2}, new IllegalStateException("cause")),
                new IllegalFormatConversionException('d', String.class), new HttpRetryException("moved", 301, "there"),
                new UserPrincipalNotFoundException("nobody"));
    }

    private static SocketTimeoutException late() {
        SocketTimeoutException late = new SocketTimeoutException("late");
        late.bytesTransferred = 17;
        return late;
    }

    private static DateTimeParseException parsed() {
        try {
            return new DateTimeParseException(LocalDate.parse("nothing").toString(), "", 0);
        } catch (DateTimeParseException e) {
            return e;
        }
    }
}
