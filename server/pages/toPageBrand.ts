import type { Locale } from '../../locales/locales.ts';
import { createMemo } from '../../memo/createMemo.ts';
import type { Brand, PageBrand } from '../../schemas/brand.ts';

const memo = createMemo<PageBrand>();

/** The brand for pages of one language: the same object each time, so that it is validated once. */
export const toPageBrand = (brand: Brand, locale: Locale): PageBrand =>
  memo(brand, locale, () => {
    const { name, slogan, social, embedHosts } = brand;
    return { name, slogan: slogan[locale], social, embedHosts };
  });
