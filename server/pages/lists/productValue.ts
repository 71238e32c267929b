import { toQueryValue } from '../../content/toQueryValue.ts';

interface Model {
  id: string;
  title: string;
}

/**
 * What a model is called in the query of an address: the same in every language. One that has no page in any is called
 * by its title.
 *
 * @param values by id (Content.productValues).
 */
export const productValue =
  (values: ReadonlyMap<string, string>) =>
  ({ id, title }: Model): string =>
    values.get(id) ?? toQueryValue(title);
