import type { PageBrand } from '../../../schemas/PageBrand.ts';

/** The logo: the brand's picture, or its name as text. The link around it has the words. */
export function BrandMark({ brand: { name, look } }: { brand: Pick<PageBrand, 'name' | 'look'> }) {
  if (!look?.logo) return name;
  return <img src={look.logo} alt="" data-logo="" />;
}
