import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { Promotion } from '../../../schemas/blocks/promotion.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { UpstreamError } from '../../http/errors.ts';
import { type ContentSource, toReadContext } from './ContentSource.ts';
import { cleanText } from './cleanText.ts';
import { createReportingMemo } from './createReportingMemo.ts';
import { EXPIRY_SECONDS } from './expiry.ts';
import { type Document, documentTags } from './jsonapi/parseDocument.ts';
import { parseResources, type ResourceReader } from './jsonapi/ResourceReader.ts';
import { loadLinkRedirects } from './links/loadLinkRedirects.ts';
import { linkAttributes } from './links/parseLink.ts';
import { loadVariant } from './loadVariant.ts';
import { widePictureInclude } from './paragraphs/includes.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';
import { withoutUndefined } from './withoutUndefined.ts';

const parseOnce = createReportingMemo<Promotion | undefined>();

const include = widePictureInclude.join(',');

/**
 * The promotional visual of a locale (behaviour §13.1); undefined when there is none. No page fails because of it: a
 * failure of the content service is reported, and counts as none (behaviour §15.3).
 */
export async function loadLightbox(source: ContentSource, locale: Locale): Promise<Promotion | undefined> {
  try {
    const [document, index] = await Promise.all([fetchLightbox(source, locale), loadSiteIndex(source)]);
    const redirects = await loadLinkRedirects(source, document, index, locale);
    const read = (told: ContentSource) => {
      // Each language has its own visual, so its link is in the words of that language, or still in English.
      const context = toReadContext(told, document, index, locale, { redirects });
      const [config] = parseResources(document, context);
      return config && parseLightbox(config);
    };
    return parseOnce(source, document, `${locale} ${JSON.stringify([...redirects])}`, read, index);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    source.report({
      event: 'list-failed',
      reason: `The promotional visual in ${locale} could not be loaded; pages do without: ${error.message}`,
    });
    return undefined;
  }
}

const LIGHTBOX_TAGS = ['lightbox', 'config_pages_list', 'node_list:lightbox'];

/** Where Drupal has no settings pages, a published node `lightbox` in the language; the last changed one counts. */
const nodePath = (locale: Locale): string =>
  `/jsonapi/node/lightbox?filter[status]=1&filter[langcode]=${LOCALES[locale].contentCode}&sort=-changed&include=${include}`;

async function fetchLightbox(source: ContentSource, locale: Locale): Promise<Document> {
  const { client, report } = source;
  const path = `/jsonapi/config_pages/lightbox_${locale}?include=${include}`;
  const document = await client.cached(locale, path, { freshSeconds: EXPIRY_SECONDS.lightbox }, async () => {
    const value = await loadVariant(source, locale, { name: 'lightbox', what: 'promotional visuals' }, [
      { path },
      { path: nodePath(locale) },
    ]);
    return {
      value,
      tags: [...LIGHTBOX_TAGS, `config_pages_list:lightbox_${locale}`, ...documentTags(value)],
      pageTags: ['lightbox'],
    };
  });
  if (document.data.length === 0 && document.omitted) {
    report({
      event: 'access-denied',
      reason: `The content service keeps the promotional visual in ${locale} to itself; the key may be wrong`,
    });
  }
  return document;
}

/** Needs a picture and a link; one that an editor emptied is not reported. */
function parseLightbox(config: ResourceReader): Promotion | undefined {
  const image = config.image('field_desktop_image');
  const link = parseLinkTarget(config);
  if (image && link) {
    const mobileImage = config.image('field_mobile_image');
    return withoutUndefined<Promotion>({
      heading: config.text('field_heading'),
      text: config.text('field_teaser'),
      image,
      mobileImage,
      link,
    });
  }
  if (image || link) {
    const [missing, field] = image ? ['link', 'field_link'] : ['picture', 'field_desktop_image'];
    config.report('field-invalid', `The promotional visual has no ${missing}; it is not shown`, field);
  }
  return undefined;
}

function parseLinkTarget(config: ResourceReader): Promotion['link'] | undefined {
  const url = config.address('field_link');
  if (url === undefined) return undefined;
  const raw = config.raw('field_link');
  const { title, options } = isRecord(raw) ? raw : {};
  return withoutUndefined<Promotion['link']>({
    url,
    label: typeof title === 'string' ? cleanText(title) || undefined : undefined,
    target: linkAttributes(options).target,
  });
}
