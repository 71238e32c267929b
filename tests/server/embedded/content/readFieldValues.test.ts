import { expect, it } from 'vitest';
import { ContentProblem } from '../../../../server/embedded/content/ContentProblem.ts';
import { paragraphs } from '../../../../server/embedded/content/model/Field.ts';
import { Cursor } from '../../../../server/embedded/content/reading/Cursor.ts';
import { createReadingContext, Targets } from '../../../../server/embedded/content/reading/ReadingContext.ts';
import { readFieldValues } from '../../../../server/embedded/content/reading/readFieldValues.ts';
import { YamlSource } from '../../../../server/embedded/content/reading/YamlSource.ts';

const OWNER = { key: 'page/x', created: '', kind: 'node' as const, number: 1 };

const readItems = (bundle: string, yaml: string) =>
  readFieldValues(
    Cursor.root(new YamlSource('node/page/x.yaml', yaml)),
    { items: paragraphs(bundle) },
    OWNER,
    createReadingContext(new Targets(), 'Site'),
  ).paragraphs.items;

it('says where the bundle of an item belongs that the model does not have', () => {
  const reading = () => readItems('sea_trial_item', 'items: [{ date: 2026-06-15 }]');
  expect(reading).toThrow(ContentProblem);
  expect(reading).toThrow(
    'node/page/x.yaml, line 1 (items.0): there is no bundle sea_trial_item; add it to server/embedded/content/model/blockBundles.ts.',
  );
});

it('reads an item whose bundle is there', () => {
  expect(readItems('pack_item', 'items: [{ heading: Offshore }]')).toMatchObject([
    { type: 'paragraph--pack_item', values: { attributes: { heading: { en: 'Offshore' } } } },
  ]);
});
