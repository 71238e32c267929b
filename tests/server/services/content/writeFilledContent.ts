import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BLOCK_BUNDLES } from '../../../../demo/services/content/model/blockBundles.ts';
import { getFields, VOCABULARIES } from '../../../../demo/services/content/model/bundles.ts';
import type {
  AttributeField,
  ContentField,
  Fields,
} from '../../../../demo/services/content/model/ContentField.ts';
import { NODE_BUNDLES } from '../../../../demo/services/content/model/nodeBundles.ts';

function attributeValue({ kind, choices = [] }: AttributeField): unknown {
  switch (kind) {
    case 'number':
      return 1.5;
    case 'boolean':
      return true;
    case 'choice':
      return choices[0];
    case 'date':
      return '2026-06-15';
    case 'datetime':
      return '2026-06-15T09:00:00+00:00';
    case 'link':
      return { uri: 'https://example.com/', title: 'Words' };
    case 'address':
      return { address_line1: 'Quay 1' };
    case 'html':
      return '<p>Words</p>';
    case 'text':
      return 'Words';
  }
}

/** What YAML calls the one entity of a type. */
function toDirectoryName(target: string): string {
  const [entity, bundle = ''] = target.split('--');
  return entity === 'media' ? bundle : `${bundle}/one`;
}

function value(field: ContentField): unknown {
  if (field.kind === 'paragraphs') return field.targets.map((target) => filled(getFields(target)));
  if (field.kind === 'reference') {
    const names = field.targets.map(toDirectoryName);
    return field.many ? names : names[0];
  }
  return field.many ? [attributeValue(field)] : attributeValue(field);
}

const filled = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field)]));

/** A node of each bundle with its own fields filled; its blocks are left to the page. */
const nodes = Object.entries(NODE_BUNDLES).map(([bundle, { blocks: _, ...fields }], index) => [
  `node/${bundle}/one`,
  { nid: index + 2, title: bundle, path: `/${bundle}`, fields: filled(fields) },
]);

/**
 * Writes a content directory in which every field of every block and item has a value: one page with a paragraph of
 * each block bundle, and one of everything they may name. Its media are those of the demo.
 */
export function writeFilledContent(directory: string): void {
  const files: Record<string, unknown> = {
    site: { name: 'Filled' },
    media: { image: { file: 'boat-1.jpg', alt: 'A boat', focal_point: 'left' }, video: { file: 'hero.mp4' } },
    ...Object.fromEntries(VOCABULARIES.map((name) => [`terms/${name}`, [{ key: 'one', name }]])),
    ...Object.fromEntries(nodes),
    'node/page/home': {
      nid: 1,
      home: true,
      title: 'Home',
      blocks: Object.entries(BLOCK_BUNDLES).map(([type, fields]) => ({ type, ...filled(fields) })),
    },
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, `${name}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    // Every JSON is YAML.
    writeFileSync(file, JSON.stringify(content));
  }
}
