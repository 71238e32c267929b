import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatDate,
  formatDisplayName,
  formatList,
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
 * Only the parser asks what this finds, and messages come parsed. To find it, a browser opens its data of every language
 * it knows: 20 ms, on a telephone four times that.
 */
IntlMessageFormat.resolveLocale = () => undefined;

/** Formatters take their time to be made, most of all the first: kept for as long as the program runs. */
const formatters = createFormatters(createIntlCache());

/** By the message itself; the cache of formatjs would write the whole message down as JSON to find it. */
const messageFormats = new WeakMap<object, ReturnType<typeof formatters.getMessageFormat>>();

const getMessageFormat: typeof formatters.getMessageFormat = (message, ...rest) => {
  if (typeof message !== 'object') return formatters.getMessageFormat(message, ...rest);
  const known = messageFormats.get(message) ?? formatters.getMessageFormat(message, ...rest);
  messageFormats.set(message, known);
  return known;
};

/** Written alike in every language of the site: nothing to group before the thousands. */
const isBare = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;

/**
 * A counting number is its digits. The first format of numbers that a browser makes is some 15 ms, on a telephone four
 * times that, and most pages have no other number.
 */
const getNumberFormat: typeof formatters.getNumberFormat = (locale, options) => {
  const whole = () => formatters.getNumberFormat(locale, options);
  if (options && Object.keys(options).length > 0) return whole();
  const format: Intl.NumberFormat['format'] = (value) =>
    isBare(value) ? String(value) : whole().format(value);
  // All that formatjs asks of it.
  return { format } as Intl.NumberFormat;
};

/** Text with words put in, which needs no Intl of the browser; undefined for anything else. */
function fillIn(message: readonly MessageFormatElement[], values: Values): string | undefined {
  let text = '';
  for (const { type, value } of message as readonly { type: TYPE; value: string }[]) {
    const part = type === TYPE.literal ? value : type === TYPE.argument ? values?.[value] : undefined;
    if (typeof part !== 'string' && typeof part !== 'number') return undefined;
    text += part;
  }
  return text;
}

/** Elements among the words want keys. */
const withKeys = (parts: readonly ReactNode[]): ReactNode[] =>
  Children.toArray(parts).map((part, index) =>
    isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
  );

/**
 * What the site's components ask react-intl for, and no more: its own provider would look into the browser's Intl before
 * anything is formatted, some 25 ms on a telephone, and bring formatters that no text of ours has.
 *
 * @param messages compiled; texts that are added to it later are found.
 */
export function createIntl(locale: Locale, messages: CompiledMessages): IntlShape {
  const config = { ...DEFAULT_INTL_CONFIG, locale: LOCALES[locale].tag, messages };
  const state = { ...formatters, getMessageFormat, getNumberFormat };
  const intl = {
    ...config,
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
    formatList: formatList.bind(null, config, formatters.getListFormat),
    formatDisplayName: formatDisplayName.bind(null, config, formatters.getDisplayNames),
  };
  // The rest of what react-intl offers is not there: a test holds that nobody asks for it.
  return intl as unknown as IntlShape;
}
