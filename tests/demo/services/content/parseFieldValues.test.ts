import { expect, it } from 'vitest';
import { ContentProblem } from '../../../../demo/services/content/ContentProblem.ts';
import { paragraphs } from '../../../../demo/services/content/model/ContentField.ts';
import { Cursor } from '../../../../demo/services/content/parsing/Cursor.ts';
import { createReadingContext, Targets } from '../../../../demo/services/content/parsing/ParsingContext.ts';
import { parseFieldValues } from '../../../../demo/services/content/parsing/parseFieldValues.ts';
import { YamlSource } from '../../../../demo/services/content/parsing/YamlSource.ts';

const OWNER = { key: 'page/x', created: '', kind: 'node' as const, number: 1 };

const parseItems = (bundle: string, yaml: string) =>
  parseFieldValues(
    Cursor.root(new YamlSource('node/page/x.yaml', yaml)),
    { items: paragraphs(bundle) },
    OWNER,
    createReadingContext(new Targets(), 'Site'),
  ).paragraphs.items;

it('says where the bundle of an item belongs that the model does not have', () => {
  const reading = () => parseItems('sea_trial_item', 'items: [{ date: 2026-06-15 }]');
  expect(reading).toThrow(ContentProblem);
  expect(reading).toThrow(
    'node/page/x.yaml, line 1 (items.0): there is no bundle sea_trial_item; add it to demo/services/content/model/blockBundles.ts.',
  );
});

it('reads an item whose bundle is there', () => {
  expect(parseItems('pack_item', 'items: [{ heading: Offshore }]')).toMatchObject([
    { type: 'paragraph--pack_item', values: { attributes: { heading: { en: 'Offshore' } } } },
  ]);
});
