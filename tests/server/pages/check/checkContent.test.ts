import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../../locales/locales.ts';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { checkContent } from '../../../../server/pages/check/checkContent.ts';
import { type CrawledPage, crawlPages } from '../../../../server/pages/check/crawlPages.ts';
import { createFileCheck } from '../../../../server/pages/check/createFileCheck.ts';
import { createLinkCheck } from '../../../../server/pages/check/createLinkCheck.ts';
import { createRetry } from '../../../../server/pages/check/createRetry.ts';
import { type FindingKind, isNote } from '../../../../server/pages/check/Finding.ts';
import type { ContentEvent, Report } from '../../../../server/services/content/ContentEvent.ts';
import { createContent } from '../../../../server/services/content/createContent.ts';
import { capturedAnswers } from '../../../capturedAnswers.ts';
import { demoBrand } from '../../../demoBrand.ts';
import { type SmallSite, startSmallSite } from '../../services/content/smallSite.ts';
import { type FaultyContent, startFaultyContent } from './faultyContent.ts';
import { SHADOWED, startOddAddresses } from './oddAddresses.ts';

let content: FaultyContent;
beforeAll(async () => {
  content = await startFaultyContent();
});
afterAll(() => content.close());

const PICTURE = '/sites/default/files/boat-1.jpg';
const SITE_URL = 'https://www.example.com';
/** Nothing is tried twice. */
const ONCE = createRetry([]);
const SITE = { siteUrl: SITE_URL, brand: demoBrand };

const check = (locales: readonly Locale[] = LOCALE_CODES) =>
  checkContent(content.open, { locales, site: SITE, files: content.files, onProgress: () => undefined });
const found = async (kind: FindingKind, locales?: readonly Locale[]) =>
  (await check(locales)).findings.filter((finding) => finding.kind === kind);

const unreachable = () =>
  createContent({
    url: 'http://127.0.0.1:9',
    headers: {},
    cache: createDataCache(),
    report: () => undefined,
    upstream: { service: 'content', deadlineMs: 1000 },
  });

describe('the check of the content', () => {
  it('reports every dropped block with type, page, pointer and reason', async () => {
    const dropped = await found('dropped-block');
    expect(dropped.map(({ block, page, pointer }) => [block, page, pointer])).toEqual([
      ['secondary-hero', '/faults', '/blocks/0/props'],
      ['anchors-menu', '/faults', '/blocks/1/props/items'],
      ['quotation', '/faults', '/blocks/2/props'],
      ['full-media', '/faults', '/blocks/5/props'],
    ]);
    expect(dropped[0]?.reason).toBe('Block 1 (secondary-hero) is dropped: “heading” is missing');
  });

  it('reports the missing languages of a node, and of menu entries', async () => {
    const reasons = (await found('missing-translation')).map(({ reason }) => reason);
    expect(reasons).toContain(
      '“Tern 40” is not translated into Français, Deutsch, Español, Italiano, Português',
    );
    expect(reasons).toContain('“Start” is not translated into Deutsch, Español, Italiano, Português');
    expect(reasons).toContainEqual(expect.stringMatching(/^This menu entry has no title in fr/));
  });

  it('reports a paragraph in another language than its page, with its position', async () => {
    expect(await found('missing-translation', ['fr'])).toContainEqual({
      kind: 'missing-translation',
      locale: 'fr',
      node: expect.any(String),
      page: '/fr',
      block: 'lead',
      pointer: '/blocks/1',
      reason: 'This paragraph is not translated into fr; it is shown as it is (lead)',
    });
  });

  it('reports a text that is empty in one language only, also in items', async () => {
    const place = { kind: 'missing-translation', locale: 'fr', node: expect.any(String), page: '/fr' };
    expect(await found('missing-translation', ['fr'])).toEqual(
      expect.arrayContaining([
        {
          ...place,
          block: 'quotation',
          pointer: '/blocks/2',
          reason: '“authorRole” is empty in fr; another language of the page has it',
        },
        {
          ...place,
          block: 'timeline',
          pointer: '/blocks/3',
          reason: '“items/1/text” is empty in fr; another language of the page has it',
        },
      ]),
    );
    const empty = (await found('missing-translation')).filter(({ reason }) =>
      reason.includes(' is empty in '),
    );
    expect(empty.map(({ locale }) => locale)).toEqual(['fr', 'fr']);
  });

  it('reports broken and forbidden links with their position', async () => {
    const links = await found('broken-link', ['en']);
    expect(links.map(({ page, block, pointer }) => [page, block, pointer])).toEqual([
      ['/', undefined, '/lists'],
      ['/faults', 'text-media', '/blocks/7'],
      ['/faults', 'free-content', '/blocks/4/props/text'],
      ['/links', 'free-content', '/blocks/1'],
    ]);
  });

  it('reports what else was left out', async () => {
    expect((await found('left-out')).map(({ block }) => block)).toEqual([
      'free-content',
      'free-content',
      'product-carousel',
    ]);
  });

  it('checks the given languages only', async () => {
    const { pages, findings } = await check(['fr']);
    expect(pages).toBe(2);
    expect(new Set(findings.map(({ locale }) => locale))).toEqual(new Set(['fr', undefined]));
    expect(findings).toContainEqual({
      kind: 'missing-translation',
      page: '/boats/tern-40',
      reason: '“Tern 40” is not translated into Français',
    });
  });

  it('calls onProgress for each page', async () => {
    const steps: number[][] = [];
    const onProgress = (...step: number[]) => steps.push(step);
    await checkContent(content.open, { locales: ['en'], site: SITE, files: content.files, onProgress });
    expect(steps).toEqual([1, 2, 3, 4, 5].map((done) => [done, 5]));
  });

  it('content service down: rejects', async () => {
    const checking = checkContent(unreachable, {
      locales: ['en'],
      site: SITE,
      files: content.files,
      onProgress: () => undefined,
    });
    await expect(checking).rejects.toThrow(UpstreamError);
  });
});

describe('crawlPages', () => {
  it('yields every listed page as rendered, with its content', async () => {
    const pages: CrawledPage[] = [];
    await crawlPages(content.open, {
      site: SITE,
      locales: LOCALE_CODES,
      report: () => undefined,
      onPage: (page) => pages.push(page),
    });
    expect(pages.map(({ row }) => row.path).sort()).toEqual([
      '/',
      '/boats/tern-40',
      '/faults',
      '/fr',
      '/fr/liens',
      '/half-published',
      '/links',
    ]);
    const faults = pages.find(({ row }) => row.path === '/faults');
    if (faults?.result.type !== 'page') throw new Error('The page was not read');
    expect(faults.result.draft.blocks).toHaveLength(8);
    expect(faults.result.blocks).toHaveLength(4);
    expect(faults.events.map(({ event }) => event)).toContain('relationship-missing');
  });
});

describe('the check of a link', () => {
  it.each([
    ['/faults', undefined],
    ['/faults?from=mail#top', undefined],
    [`${SITE_URL}/faults`, undefined],
    ['/en/faults', undefined],
    ['/group-privacy', undefined],
    ['#top', undefined],
    ['mailto:yard@example.com', undefined],
    ['https://elsewhere.example/gone', undefined],
    ['/nowhere', 'The link to /nowhere is broken: nothing stands there (404)'],
    ['/fr/a-moitie-publie', 'The link to /fr/a-moitie-publie is broken: nothing stands there (404)'],
    [`${SITE_URL}/nowhere`, `The link to ${SITE_URL}/nowhere is broken: nothing stands there (404)`],
    ['/faults/', 'The link to /faults/ is broken: its address is refused (trailing-slash)'],
  ])('%s: %s', async (url, verdict) => {
    expect(
      await createLinkCheck(
        content.open(() => undefined),
        SITE,
        ONCE,
      )(url),
    ).toEqual(verdict === undefined ? undefined : { reason: verdict });
  });
});

it('a lookup that fails is a finding with its cause', async () => {
  expect(await createLinkCheck(unreachable(), SITE, ONCE)('/yard')).toEqual({
    reason: expect.stringMatching(/^The link to \/yard .*could not be looked up/),
    cause: 'The content service could not be reached',
  });
});

describe('the check of a file', () => {
  it('requests the file from the content service and checks its type', async () => {
    const checkFile = createFileCheck(content.files, ONCE);
    expect(await checkFile(PICTURE, 'image')).toBeUndefined();
    expect(await checkFile(PICTURE, 'video')).toEqual({
      kind: 'missing-file',
      reason: expect.stringMatching(/instead of a film$/),
    });
    expect(await checkFile('/sites/default/files/none.jpg', 'image')).toEqual({
      kind: 'missing-file',
      reason: expect.stringMatching(/no such picture/),
    });
  });

  it.each([
    ['cut off', (file: Buffer) => file.subarray(0, file.length / 2), /damaged or cut off/],
    ['not a picture', () => Buffer.from('<html>Not found</html>'), /not a JPEG, PNG, WebP, AVIF or GIF$/],
  ])('reports a picture that is %s, with the pages that show it', async (_what, damage, sentence) => {
    const mend = content.damageFile(damage);
    const damaged = await found('damaged-file');
    mend();
    expect(damaged.map(({ page, pointer, block }) => [page, pointer, block])).toEqual([
      ['/', '/blocks/0/props/desktopImage/url', 'home-hero'],
      ['/fr', '/blocks/0/props/desktopImage/url', 'home-hero'],
    ]);
    expect(damaged[0]?.reason).toMatch(sentence);
  });

  it('reports a missing picture, with the page that shows it', async () => {
    content.loseFile();
    const missing = await found('missing-file');
    expect(missing.map(({ page, pointer, block }) => [page, pointer, block])).toEqual([
      ['/', '/blocks/0/props/desktopImage/url', 'home-hero'],
      ['/fr', '/blocks/0/props/desktopImage/url', 'home-hero'],
    ]);
    expect(missing.some(isNote)).toBe(false);
  });
});

describe('the cause of many findings', () => {
  const run = async (content: SmallSite, pausesMs: readonly number[] = []) =>
    checkContent(() => content.content, {
      locales: LOCALE_CODES,
      site: SITE,
      files: { name: 'none', url: 'http://127.0.0.1:9', headers: {} },
      pausesMs,
      onProgress: () => undefined,
    });
  const brokenPages = ({ findings }: Awaited<ReturnType<typeof run>>) =>
    findings.filter(({ kind }) => kind === 'broken-page');

  it('wrong key: one finding', async () => {
    const menu = capturedAnswers.find(({ name }) => name === 'anonymous-menu');
    const events: ContentEvent[] = [];
    await using site = await startSmallSite((question) =>
      question.includes('/jsonapi/menu_link_content/') ? { body: String(menu?.body) } : undefined,
    );
    const open = (report: Report) =>
      createContent({
        url: site.server.url,
        headers: {},
        cache: createDataCache(),
        report,
        upstream: { service: 'content', deadlineMs: 5000 },
      });
    const { findings } = await checkContent(open, {
      locales: LOCALE_CODES,
      site: SITE,
      files: content.files,
      onProgress: () => undefined,
    });
    expect(events).toEqual([]);
    expect(findings).toMatchObject([
      { kind: 'content-service', reason: expect.stringMatching(/CONTENT_KEY is missing or wrong/) },
    ]);
  });

  it('nothing listed: one finding', async () => {
    await using site = await startSmallSite((question) =>
      /\/jsonapi\/node\/\w+\?/.test(question) ? { body: { data: [] } } : undefined,
    );
    expect((await run(site)).findings).toMatchObject([
      { kind: 'content-service', reason: expect.stringMatching(/lists no page/) },
    ]);
  });

  it('the service answers no page in time: one finding with examples', async () => {
    await using site = await startSmallSite((question) =>
      /\/jsonapi\/node\/\w+\/[\w-]+/.test(question) ? { status: 504, body: {} } : undefined,
    );
    const checked = await run(site);
    expect(brokenPages(checked)).toEqual([]);
    expect(checked.findings[0]).toMatchObject({
      kind: 'content-service',
      cause: 'The content service answered 504',
      reason: expect.stringMatching(/^The content service answered 504, for \d+ findings on \d+ pages: \//),
    });
  });

  it('the service answers at a later try: no finding', async () => {
    const tries = new Map<string, number>();
    await using site = await startSmallSite((question) => {
      const number = (tries.get(question) ?? 0) + 1;
      tries.set(question, number);
      // The client tries each call twice by itself.
      return /\/jsonapi\/node\/\w+\/[\w-]+/.test(question) && number <= 2
        ? { status: 504, body: {} }
        : undefined;
    });
    const checked = await run(site, [0, 0]);
    expect(checked.findings.filter(({ kind }) => kind === 'content-service')).toEqual([]);
    expect(brokenPages(checked)).toEqual([]);
  });
});

describe('addresses the site does not serve', () => {
  it('are reported with alias and reason', async () => {
    await using site = await startOddAddresses();
    const { findings } = await checkContent(() => site.content, {
      locales: LOCALE_CODES,
      site: SITE,
      files: content.files,
      onProgress: () => undefined,
    });
    const shadowed = findings.filter(({ kind }) => kind === 'shadowed-address');
    expect(shadowed.map(({ page, locale, reason }) => [page, locale, reason]).sort()).toEqual(
      SHADOWED.map(([alias, locale, why]) => [
        `${LOCALES[locale].prefix}${alias}`,
        locale,
        `“At ${alias}” is hidden: ${why}`,
      ]).sort(),
    );
    const broken = findings.filter(({ kind }) => kind === 'broken-page');
    expect(broken.map(({ page }) => page).sort()).toEqual(
      LOCALE_CODES.flatMap((locale) =>
        ['/gone', '/moved'].map((path) => LOCALES[locale].prefix + path),
      ).sort(),
    );
  });
});
