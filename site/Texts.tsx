import type { ReactNode } from 'react';
import { IntlProvider, type IntlShape, RawIntlProvider } from 'react-intl';
import type { CompiledMessages } from '../locales/serverMessages.ts';

interface TextsProps {
  /** BCP 47. */
  locale: string;
  messages: CompiledMessages;
  /** The same two, made into something that formats; who renders many pages makes it once. */
  intl?: IntlShape | undefined;
  children: ReactNode;
}

/** Hands the texts and formats of a language to what stands in it. */
export function Texts({ locale, messages, intl, children }: TextsProps) {
  return intl ? (
    <RawIntlProvider value={intl}>{children}</RawIntlProvider>
  ) : (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
