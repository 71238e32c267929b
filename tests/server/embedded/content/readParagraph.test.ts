import { expect, it } from 'vitest';
import { ContentProblem } from '../../../../server/embedded/content/ContentProblem.ts';
import { paragraphs } from '../../../../server/embedded/content/model/Field.ts';
import { Cursor } from '../../../../server/embedded/content/reading/Cursor.ts';
import { createReadingContext } from '../../../../server/embedded/content/reading/ReadingContext.ts';
import { readParagraph } from '../../../../server/embedded/content/reading/readParagraph.ts';
import { Targets } from '../../../../server/embedded/content/reading/Targets.ts';
import { YamlSource } from '../../../../server/embedded/content/reading/YamlSource.ts';

const PLACE = {
  name: 'items',
  index: 0,
  owner: { key: 'page/x/blocks/0', created: '', kind: 'paragraph' as const, number: 1 },
};

const readItem = (bundle: string, yaml: string) =>
  readParagraph(
    Cursor.root(new YamlSource('node/page/x.yaml', yaml)),
    paragraphs(bundle),
    PLACE,
    createReadingContext(new Targets(), 'Site'),
  );

it('says where the bundle of an item belongs that the model does not have', () => {
  const reading = () => readItem('sea_trial_item', '{ date: 2026-06-15 }');
  expect(reading).toThrow(ContentProblem);
  expect(reading).toThrow(
    'node/page/x.yaml, line 1: there is no bundle sea_trial_item; add it to server/embedded/content/model/itemBundles.ts.',
  );
});

it('reads an item whose bundle is there', () => {
  expect(readItem('pack_item', '{ heading: Offshore }')).toMatchObject({
    type: 'paragraph--pack_item',
    values: { attributes: { heading: { en: 'Offshore' } } },
  });
});
