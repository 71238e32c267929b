import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import {
  describeSchema,
  type Field,
  fieldsOfWhichOne,
  type JsonSchema,
} from '../../renderer/src/validate.ts';
import { formats } from '../../schemas/formats.ts';
import type { BlockType } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import { addresses } from './addresses.ts';
import { blockFacts, type GalleryData } from './blockFacts.ts';
import type { UsageNow } from './createBlockUsage.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import { mayOpen } from './linkTag.ts';
import type { Example } from './loadExamples.ts';
import { problemList } from './problemList.ts';
import { validateBlock } from './renderBlock.ts';
import { toBlockMarkup } from './toBlockMarkup.ts';
import { view, WIDTHS } from './view.ts';

interface BlockPageOptions extends GalleryData {
  examples: readonly Example[];
  /** Of the frames. */
  locale: Locale;
  siteUrl: string;
  /** A page with one block → its document. */
  render: (page: Page) => Promise<string>;
}

const languages = (
  type: BlockType,
  current: Locale,
): Html => html`<nav aria-label="Language of the page around it">
    <ul class="row">${LOCALE_CODES.map(
      (locale) =>
        html`<li><a href="${addresses.block(type, locale)}" lang="${LOCALES[locale].tag}"${
          locale === current && html` aria-current="true"`
        }>${LOCALES[locale].label}</a></li>`,
    )}</ul>
  </nav>`;

const named = (words: string, name: string): Html =>
  html`${words}<span class="visually-hidden">: ${name}</span>`;

const shown = async (
  { type }: GalleryBlock,
  { name, props }: Example,
  index: number,
  { locale, render }: Pick<BlockPageOptions, 'locale' | 'render'>,
): Promise<Html> => {
  const position = index + 1;
  const src = addresses.example(type, position, locale);
  const validated = validateBlock({ type, props, locale });
  const markup = 'page' in validated ? toBlockMarkup(await render(validated.page)) : undefined;
  return html`<section class="example" aria-labelledby="example-${position}">
    <h3 id="example-${position}">${name}</h3>
    ${
      'problems' in validated
        ? html`<p>Visitors would not get this block:</p>${problemList(validated.problems)}`
        : html`<div class="views">${WIDTHS.map(
            (width) => html`<figure>${view({ src, title: `${name}, ${width} pixels wide`, width })}
        <figcaption>${width}</figcaption></figure>`,
          )}</div>`
    }
    <p class="row">
      <a href="${src}">${named('Alone', name)}</a>
      ${mayOpen(addresses.playground(type)) && html`<a href="${addresses.playground(type, position)}">${named('Try out', name)}</a>`}
      ${markup !== undefined && html`<button type="button" data-check hidden>${named('Check accessibility', name)}</button>`}
    </p>
    <div role="status" data-violations></div>
    <details><summary>${named('JSON', name)}</summary>
      <pre tabindex="0">${JSON.stringify(props, undefined, 2)}</pre></details>
    ${
      markup !== undefined &&
      html`<details><summary>${named('HTML', name)}</summary>
      <pre tabindex="0">${markup}</pre></details>`
    }
  </section>`;
};

const places = (type: BlockType, usage: UsageNow, siteUrl: string): Html => {
  const all = usage.state === 'known' ? (usage.usage.get(type) ?? []) : [];
  if (usage.state === 'counting') return html`<p data-counting>Counting… reload the page in a moment.</p>`;
  if (all.length === 0)
    return html`<p>${usage.state === 'known' ? 'On no page.' : 'This could not be counted.'}</p>`;
  return html`<div class="places">${LOCALE_CODES.map((locale) => {
    const here = all.filter((place) => place.locale === locale);
    return (
      here.length > 0 &&
      html`<section><h3 lang="${LOCALES[locale].tag}">${LOCALES[locale].label}</h3>
        <ul>${here.map(({ path }) => html`<li><a href="${siteUrl}${path}">${decodeURI(path)}</a></li>`)}</ul></section>`
    );
  })}</div>`;
};

/** Everything about one block type: its examples in three widths, its fields, its line, where it stands. */
export async function blockPage(block: GalleryBlock, options: BlockPageOptions): Promise<Html> {
  const { type, title, description, schema, line } = block;
  const { examples, locale, siteUrl, usage } = options;
  const sections = await Promise.all(examples.map((example, index) => shown(block, example, index, options)));
  return html`<h1>${title}</h1>
    <p class="lead">${description}</p>
    <p class="row"><code>${type}</code> ${mayOpen(addresses.playground(type)) && html`<a href="${addresses.playground(type)}">Try it out</a>`}</p>
    ${blockFacts(block, options)}
    <h2>Examples</h2>
    ${languages(type, locale)}
    ${sections}
    <h2>Fields</h2>
    ${fieldTable(schema)}
    <p><a href="${siteUrl}/schemas/${type}.json">JSON Schema</a></p>
    <h2>Registry</h2>
    <pre tabindex="0">${JSON.stringify({ [type]: line })}</pre>
    <h2 id="used">Where it is used</h2>
    <div id="places" data-usage>${places(type, usage, siteUrl)}</div>
    <script type="module" src="/admin/accessibility.js"></script>`;
}

const row = ({ path, depth, kind, isRequired, limits, description }: Field): Html => html`<tr>
    <th scope="row" data-depth="${Math.min(depth, 4)}"><code>${path}</code></th>
    <td>${kind}</td>
    <td>${isRequired ? 'yes' : 'no'}</td>
    <td>${limits.join(', ')}</td>
    <td>${description}</td>
  </tr>`;

/** A schema as a table to read; what stands in groups and lists follows with its whole path. */
function fieldTable(schema: JsonSchema): Html {
  const choice = fieldsOfWhichOne(schema);
  return html`${choice.length > 0 && html`<p>Needs at least one of ${choice.join(', ')}.</p>`}
    <div class="wide" role="region" tabindex="0" aria-label="Fields as a table">
      <table>
        <thead><tr>
          <th scope="col">Field</th><th scope="col">Kind</th><th scope="col">Required</th>
          <th scope="col">Limits</th><th scope="col">Meaning</th>
        </tr></thead>
        <tbody>${describeSchema(schema, formats).map(row)}</tbody>
      </table>
    </div>`;
}
