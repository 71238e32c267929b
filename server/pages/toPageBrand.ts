import type { Locale } from '../../locales/locales.ts';
import { createMemo } from '../../renderer/createMemo.ts';
import type { Brand, PageBrand } from '../../schemas/brand.ts';

const memo = createMemo<PageBrand>();

/** What pages of one language show of the brand: the same object each time, so that it is validated once. */
export const toPageBrand = (brand: Brand, locale: Locale): PageBrand =>
  memo(brand, locale, () => {
    const { name, slogan, social, embedHosts } = brand;
    return { name, slogan: slogan[locale], social, embedHosts };
  });
