import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { BlockType } from '../../schemas/index.ts';
import { addresses } from './addresses.ts';
import { blockFacts, type GalleryData } from './blockFacts.ts';
import type { UsageNow } from './createBlockUsage.ts';
import { describeSchema, type Field, fieldsOfWhichOne, type JsonSchema } from './describeSchema.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import type { Example } from './loadExamples.ts';
import { problemList } from './problemList.ts';
import { validateBlock } from './renderBlock.ts';
import { view, WIDTHS } from './view.ts';

interface BlockPageOptions extends GalleryData {
  examples: readonly Example[];
  /** Of the frames. */
  locale: Locale;
  siteUrl: string;
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

const shown = ({ type }: GalleryBlock, { name, props }: Example, index: number, locale: Locale): Html => {
  const position = index + 1;
  const src = addresses.example(type, position, locale);
  const validated = validateBlock({ type, props, locale });
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
      <a href="${src}">Alone<span class="visually-hidden">: ${name}</span></a>
      <a href="${addresses.playground(type, position)}">Try out<span class="visually-hidden">: ${name}</span></a>
    </p>
    <details><summary>JSON<span class="visually-hidden"> of ${name}</span></summary>
      <pre tabindex="0">${JSON.stringify(props, undefined, 2)}</pre></details>
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
export function blockPage(block: GalleryBlock, options: BlockPageOptions): Html {
  const { type, title, description, schema, line } = block;
  const { examples, locale, siteUrl, usage } = options;
  return html`<h1>${title}</h1>
    <p class="lead">${description}</p>
    <p class="row"><code>${type}</code> <a href="${addresses.playground(type)}">Try it out</a></p>
    ${blockFacts(block, options)}
    <h2>Examples</h2>
    ${languages(type, locale)}
    ${examples.map((example, index) => shown(block, example, index, locale))}
    <h2>Fields</h2>
    ${fieldTable(schema)}
    <p><a href="${siteUrl}/schemas/${type}.json">JSON Schema</a></p>
    <h2>Registry</h2>
    <pre tabindex="0">${JSON.stringify({ [type]: line })}</pre>
    <h2 id="used">Where it is used</h2>
    <div id="places" data-usage>${places(type, usage, siteUrl)}</div>`;
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
        <tbody>${describeSchema(schema).map(row)}</tbody>
      </table>
    </div>`;
}
