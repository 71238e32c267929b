import type { Migration } from '../Migration.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A teaser of an article had `shortDesc`, which is its `text`. What is no teaser stays as it is. */
const liftTeaser = (teaser: unknown): unknown => {
  if (!isFields(teaser) || teaser.shortDesc === undefined) return teaser;
  const { shortDesc, ...others } = teaser;
  return { text: shortDesc, ...others };
};

/** Makes the migration of props that have such teasers, in one field or in a list of them. */
export const teaserText =
  (field: string): Migration =>
  (props) => {
    if (!isFields(props) || props[field] === undefined) return props;
    const value = props[field];
    return { ...props, [field]: Array.isArray(value) ? value.map(liftTeaser) : liftTeaser(value) };
  };
