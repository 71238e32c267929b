import { parse } from '@formatjs/icu-messageformat-parser';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { createMemo } from '../../memo/createMemo.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { PageBrand } from '../../schemas/PageBrand.ts';

const memo = createMemo<PageBrand>();

/** The brand for pages of one language: the same object each time, so that it is validated once. */
export const toPageBrand = (brand: Brand, locale: Locale): PageBrand =>
  memo(brand, locale, () => {
    const { name, slogan, social, embedHosts, languages } = brand;
    return {
      name,
      slogan: slogan[locale] ?? slogan.en,
      social,
      embedHosts,
      ...(languages.length < LOCALE_CODES.length && { languages }),
      ...toOwn(brand, locale),
    };
  });

/** Texts that the server puts into the page itself: browsers do not need them on every page. */
const IN_PAGE = /^error\.notFound\.(?:title|heading|text)$/;

/** Styles, assets and messages that differ from the default brand. */
function toOwn({ id, look, publicVersion, ownBlocks, messages }: Brand, locale: Locale): Partial<PageBrand> {
  const components = Object.entries(ownBlocks).map(([type, { component }]) => [type, component]);
  const texts = Object.entries(messages?.[locale] ?? {}).filter(([message]) => !IN_PAGE.test(message));
  return {
    ...(look && { look: toPageLook(look, publicVersion) }),
    ...(components.length > 0 && { id, components: Object.fromEntries(components) }),
    ...(texts.length > 0 && {
      messages: Object.fromEntries(texts.map(([message, text]) => [message, parse(text)])),
    }),
  };
}

/** Where the router of brand files serves a file: its address changes with its content. */
export const brandFilePath = (publicVersion: string, file: string): string =>
  `/brand/${publicVersion}/${file}`;

function toPageLook(
  { stylesheet, logo, font, themeColor }: NonNullable<Brand['look']>,
  publicVersion: string,
): NonNullable<PageBrand['look']> {
  const at = (file: string) => brandFilePath(publicVersion, file);
  return {
    ...(stylesheet && { stylesheet: at(stylesheet) }),
    ...(logo && { logo: at(logo) }),
    ...(font && { font: at(font) }),
    ...(themeColor && { themeColor }),
  };
}
