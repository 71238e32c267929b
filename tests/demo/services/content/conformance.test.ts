import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../../locales/locales.ts';
import { type CapturedAnswer, capturedAnswers } from '../../../capturedAnswers.ts';
import { misfits } from './misfits.ts';
import { KEY, type ResourceJson, startFixture } from './startFixture.ts';

/** Which node of the fixture stands for the one of a capture: bundle and number by what the capture's name holds. */
const NODES: readonly [RegExp, bundle: string, nid: number][] = [
  [/^fault-untranslated/, 'news', 31],
  [/^fault-translation-unpublished/, 'news', 32],
  [/^fault-(deleted-term|forbidden-target)/, 'news', 34],
  [/^fault-no-image/, 'news', 35],
  [/^fault-event/, 'event', 61],
  [/-page-home/, 'page', 1],
  [/-page-news/, 'page', 2],
  [/-page-/, 'page', 3],
  [/-range-/, 'range', 10],
  [/-product-/, 'product', 20],
  [/-news-/, 'news', 30],
  [/-life_on_board-/, 'life_on_board', 40],
  [/-owner_stories-/, 'owner_stories', 50],
  [/-event-/, 'event', 60],
  [/-dealer-/, 'dealer', 70],
];

/** Addresses of the fixture for those the router was asked for; the others exist here as little as there. */
const PATHS: readonly [RegExp, string][] = [
  [/^\/(fr\/)?(catamarans|boats)\/aurel-42-off.*/, '/$2/tern-40-offer'],
  [/\/(boats|catamarans|catamaras)\/aurel-42$/, '/$1/tern-40'],
  [/^\/about$/, '/everything'],
  [/^\/chantier$/, '/tout'],
  [/^\/estaleiro$/, '/tudo'],
  [/aurel-42-leaves-the-yard$/, 'the-launch'],
  [/l-aurel-42-sort-du-chantier$/, 'le-lancement'],
  [/o-aurel-42-sai-do-estaleiro$/, 'o-lancamento'],
  [/bread-in-a-small-oven$/, 'bread'],
  [/le-pain-dans-un-petit-four$/, 'le-pain'],
  [/pao-num-forno-pequeno$/, 'pao'],
  [/two-years-around-the-atlantic$/, 'atlantic'],
  [/deux-ans-autour-de-l-atlantique$/, 'atlantique'],
  [/winter-boat-show$/, 'winter-show'],
  [/(concessionnaires|concessionarios|dealers)\/port-marin$/, '$1/harbour-one'],
  [/^\/(charters|loueurs|service-centers|centres-de-service)\/.*$/, '/home-of-$1'],
  [/essais-en-mer-en-hiver$/, 'essais-en-hiver'],
  [/a-note-in-english-only$/, 'english-only'],
  [/^\/node\/1$/, '/node/20'],
];

/** The fixture keeps one dealer page, not one of every kind. */
const isOtherKindOfDealer = ({ name }: CapturedAnswer): boolean =>
  /^router-(charter|service-center)/.test(name);

/** Fields that the site has asked for since the captures, by type; services without them are read as well. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'paragraph--three_columns': ['field_numbered', 'field_dark'],
  'paragraph--parallax': ['field_frames', 'field_cutout'],
  'paragraph--three_columns_item': ['field_drawing'],
  'paragraph--specification_row': ['field_group'],
  'paragraph--contact_form': ['field_tour'],
  'paragraph--hub_hero': ['field_light_picture', 'field_dark_picture', 'field_words_in_sky'],
  'paragraph--product_hero': ['field_light_picture', 'field_dark_picture', 'field_name_behind'],
  'paragraph--secondary_hero': ['field_light_picture', 'field_dark_picture', 'field_link'],
  'paragraph--section_hero': ['field_light_picture', 'field_dark_picture'],
  'node--owner_stories': ['field_portrait'],
  'node--product': [
    'field_length',
    'field_air_draught',
    'field_draught',
    'field_daggerboards',
    'field_flybridge',
    'field_genoa',
    'field_sails',
    'field_hull',
  ],
  'paragraph--home_hero': ['field_light_picture', 'field_dark_picture', 'field_second_link'],
  ...Object.fromEntries(
    LOCALE_CODES.map((code) => [`config_pages--lightbox_${code}`, ['field_heading', 'field_teaser']]),
  ),
};

const withoutLater = (resource: ResourceJson): ResourceJson => {
  const known = <Value>(fields: Record<string, Value>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !LATER[resource.type]?.includes(name)));
  const { attributes, relationships } = resource;
  return {
    ...resource,
    ...(attributes && { attributes: known(attributes) }),
    ...(relationships && { relationships: known(relationships) }),
  };
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

const subjects = capturedAnswers.filter((capture) => !isOtherKindOfDealer(capture));

/** Every resource of a JSON:API document, whatever its `data` is. */
function getWholeResources(document: unknown): ResourceJson[] {
  // Both sides are JSON:API documents: ours, and captures of the real service.
  const { data = [], included = [] } = document as {
    data?: ResourceJson | ResourceJson[];
    included?: ResourceJson[];
  };
  return [data, included].flat();
}

/** The same without the links of relationships, which most captures are without; one has a test of its own. */
const getResources = (document: unknown): ResourceJson[] =>
  getWholeResources(document).map(({ relationships, ...resource }) => ({
    ...resource,
    ...(relationships && {
      relationships: Object.fromEntries(
        Object.entries(relationships).map(([name, { links: _links, ...rest }]) => [name, rest]),
      ),
    }),
  }));

/** Which links relationships have. */
const getLinks = (document: unknown): Set<string> =>
  new Set(
    getWholeResources(document)
      .flatMap(({ relationships = {} }) => Object.values(relationships))
      .map(({ links = {} }) => Object.keys(links).sort().join()),
  );

const isSparse = ({ target }: CapturedAnswer): boolean => target.includes('fields[');

/** All captured resources by type, with everything they ever carried: what ours must be built like. */
const examples = Map.groupBy(
  capturedAnswers
    .filter(
      (capture) => capture.status === 200 && !isSparse(capture) && capture.contentType.includes('vnd.api'),
    )
    .flatMap((capture) => getResources(JSON.parse(capture.body))),
  ({ type }) => type,
);

/** Members of the document itself, without what is compared by resource. */
function envelope(document: object): object {
  return { ...document, data: null, ...('included' in document ? { included: null } : {}) };
}

describe('conformance with the captured content service', () => {
  const service = startFixture();

  async function ourTarget({ name, target }: CapturedAnswer): Promise<string> {
    const path = /\?path=(.*)$/.exec(target)?.[1];
    if (path !== undefined) {
      const ours = PATHS.reduce((current, [pattern, to]) => current.replace(pattern, to), path);
      return target.replace(path, name === 'router-redirect-fr' ? '/catamarans/tern-40-offre' : ours);
    }
    const node = NODES.find(([pattern]) => pattern.test(name));
    if (node === undefined || !UUID.test(target) || name.startsWith('error-')) return target;
    return target.replace(UUID, await service.fetchId(node[1], node[2]));
  }

  it.each(subjects)('answers as captured in $name', async (capture) => {
    const key = capture.key === undefined || capture.key === 'wrong' ? capture.key : KEY;
    const answer = await service.ask(await ourTarget(capture), key === undefined ? {} : { 'api-key': key });
    const body = await answer.text();
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status: capture.status,
      type: capture.contentType,
    });
    if (!capture.contentType.includes('json')) return;

    const ours: object = JSON.parse(body);
    const theirs: object = JSON.parse(capture.body);
    if (capture.contentType === 'application/json' || capture.status !== 200) {
      expect(misfits(ours, [theirs], 'body')).toEqual([]);
      return;
    }
    expect(misfits(envelope(ours), [envelope(theirs)], 'document')).toEqual([]);
    const sparseExamples = Map.groupBy(getResources(theirs), ({ type }) => type);
    const wrong = getResources(ours).flatMap((resource) =>
      misfits(
        withoutLater(resource),
        (isSparse(capture) ? sparseExamples : examples).get(resource.type) ?? [],
        resource.type,
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('links relationships as captured', async () => {
    const capture = subjects.find(({ name }) => name === 'detail-range-ocean-range-en');
    if (!capture) throw new Error('The capture with the links of relationships is missing');
    const captured = getLinks(JSON.parse(capture.body));
    expect(captured).toContain('related,self');
    expect(getLinks(await (await service.ask(await ourTarget(capture))).json())).toEqual(captured);
  });

  it('has every kind of resource that was captured, so that each was compared', async () => {
    const seen = new Set<string>();
    for (const capture of subjects.filter(
      ({ status, target }) => status === 200 && target.includes('/jsonapi/'),
    )) {
      const answer = await service.ask(await ourTarget(capture));
      for (const { type } of getResources(await answer.json())) seen.add(type);
    }
    expect([...examples.keys()].filter((type) => !seen.has(type))).toEqual([]);
  });
});
