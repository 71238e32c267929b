import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatDate,
  formatDisplayName,
  formatMessage,
  formatNumber,
  formatTime,
} from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { LOCALES, type Locale } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { CompiledMessages } from '../../locales/serverMessages.ts';

type Values = Parameters<IntlShape['formatMessage']>[1];

/**
 * Only the parser needs what this finds, and messages come parsed. It makes a browser load the data of every language
 * it knows: 20 ms, four times that on a phone.
 */
IntlMessageFormat.resolveLocale = () => undefined;

/** Formatters are slow to create, most of all the first: cached for the lifetime of the program. */
const formatters = createFormatters(createIntlCache());

/** By identity; the cache of formatjs would serialize the whole message to JSON as a key. */
const messageFormats = new WeakMap<object, ReturnType<typeof formatters.getMessageFormat>>();

const getMessageFormat: typeof formatters.getMessageFormat = (message, ...rest) => {
  if (typeof message !== 'object') return formatters.getMessageFormat(message, ...rest);
  const known = messageFormats.get(message) ?? formatters.getMessageFormat(message, ...rest);
  messageFormats.set(message, known);
  return known;
};

/** Numbers that every language writes alike: too small for a thousands separator. */
const isBare = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;

/**
 * Plain digits for counting numbers. The first NumberFormat that a browser creates takes some 15 ms, four times that
 * on a phone, and most pages have no other number.
 */
const getNumberFormat: typeof formatters.getNumberFormat = (locale, options) => {
  const whole = () => formatters.getNumberFormat(locale, options);
  if (options && Object.keys(options).length > 0) return whole();
  const format: Intl.NumberFormat['format'] = (value) =>
    isBare(value) ? String(value) : whole().format(value);
  // The only method that formatjs calls.
  return { format } as Intl.NumberFormat;
};

/** Fills simple arguments into a message without the browser's Intl; undefined for any other message. */
function fillIn(message: readonly MessageFormatElement[], values: Values): string | undefined {
  let text = '';
  for (const { type, value } of message as readonly { type: TYPE; value: string }[]) {
    const part = type === TYPE.literal ? value : type === TYPE.argument ? values?.[value] : undefined;
    if (typeof part !== 'string' && typeof part !== 'number') return undefined;
    text += part;
  }
  return text;
}

/** React wants keys for elements in a list. */
const withKeys = (parts: readonly ReactNode[]): ReactNode[] =>
  Children.toArray(parts).map((part, index) =>
    isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
  );

/**
 * The part of react-intl that the site's components use. Its own provider probes the browser's Intl before it formats
 * anything, some 25 ms on a phone, and brings formatters that no message needs.
 *
 * @param messages compiled; messages that are added to it later are found.
 */
export function createIntl(locale: Locale, messages: CompiledMessages): IntlShape {
  const { tag, formats } = LOCALES[locale];
  const config = { ...DEFAULT_INTL_CONFIG, locale: formats, messages };
  const state = { ...formatters, getMessageFormat, getNumberFormat };
  const intl = {
    ...config,
    locale: tag,
    formatters: state,
    formatMessage: (descriptor: { id: MessageId }, values?: Values) => {
      const message = messages[descriptor.id];
      const filled = message && fillIn(message, values);
      if (filled !== undefined) return filled;
      const parts: unknown = formatMessage(config, state, descriptor, values);
      return Array.isArray(parts) ? withKeys(parts) : parts;
    },
    formatNumber: formatNumber.bind(null, config, getNumberFormat),
    formatDate: formatDate.bind(null, config, formatters.getDateTimeFormat),
    formatTime: formatTime.bind(null, config, formatters.getDateTimeFormat),
    // That of formatjs takes a text such as `__proto__` for an element.
    formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) =>
      formatters.getListFormat(formats, options).format(values),
    // In the words of the lists that the server has made (locales/countries).
    formatDisplayName: formatDisplayName.bind(null, { ...config, locale: tag }, formatters.getDisplayNames),
  };
  // The rest of react-intl's interface is missing; a test checks that no component uses it.
  return intl as unknown as IntlShape;
}
