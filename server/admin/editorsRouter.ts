import express, { Router } from 'express';
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { Purger } from '../cache/purge/createPurger.ts';
import { NotFoundError, UpstreamError } from '../http/errors.ts';
import { addresses } from './addresses.ts';
import type { Layout } from './createLayout.ts';
import { type Html, html } from './html.ts';

/** A draft, as the embedded content service lists it. */
interface ListedDraft {
  /** File of the node, such as `node/page/the-yard`. */
  name: string;
  locale: Locale;
  title: string;
  /** Address with language prefix. */
  path: string;
  number: number;
  /** What visitors have of it. */
  state: 'published' | 'archived' | 'never published';
  blocks: { type: string; fields: { path: string; value: string }[] }[];
  /** Of the address of its preview; valid for seconds. */
  query: string;
}

/** A brand whose content the site embeds. */
export interface EditedBrand {
  name: string;
  siteUrl: string;
  /** The embedded content service. */
  service: { url: string; headers: Record<string, string> };
  purge: Purger['purge'];
}

interface EditorsOptions {
  layout: Layout;
  brands: readonly EditedBrand[];
}

type Found = ListedDraft & { brand: EditedBrand };

const MAX_BODY = '64kb';
const BUNDLE = /^node\/(\w+)\//;

/**
 * GET /editors: the drafts of the demo, which stands in for Drupal's forms: preview one, change a text, publish,
 * archive. POST /editors does the latter three, and tells the site as Drupal's next module would.
 */
export function editorsRouter({ layout, brands }: EditorsOptions): Router {
  const toAddress = ({ service }: EditedBrand) => `${service.url}/demo/drafts`;
  const listOf = async (brand: EditedBrand): Promise<Found[]> => {
    const response = await fetch(toAddress(brand), { headers: brand.service.headers });
    if (!response.ok) throw new UpstreamError('The embedded content service does not list its drafts');
    // Our own service.
    const drafts: ListedDraft[] = await response.json();
    // A language that was edited comes last there: its revisions are the newest. Editors look where they were.
    return drafts
      .map((draft) => ({ ...draft, brand }))
      .sort((one, other) => LOCALE_CODES.indexOf(one.locale) - LOCALE_CODES.indexOf(other.locale));
  };
  const list = async (): Promise<Found[]> => (await Promise.all(brands.map(listOf))).flat();
  const find = async (asked: Record<string, unknown>): Promise<Found | undefined> =>
    (await list()).find(
      ({ brand, locale, name }) =>
        brand.name === asked.brand && locale === asked.locale && name === asked.name,
    );
  return (
    Router()
      .get(addresses.editors, async (_request, response) => {
        response.set('Cache-Control', 'no-store');
        response.send(layout({ title: 'Editors', main: editorsPage(await list()) }));
      })
      // The secret in the address of a preview lasts for seconds: it is made when it is needed.
      .get(`${addresses.editors}/preview`, async (request, response) => {
        const draft = await find(request.query);
        response.set('Cache-Control', 'no-store');
        response.redirect(
          303,
          draft ? `${draft.brand.siteUrl}/api/preview?${draft.query}` : addresses.editors,
        );
      })
      .post(
        addresses.editors,
        express.urlencoded({ extended: false, limit: MAX_BODY }),
        async (request, response) => {
          const { locale, name, path, value, act } = Object(request.body);
          const draft = await find(Object(request.body));
          if (!draft) throw new NotFoundError('there is no such draft any more');
          const answer = await fetch(toAddress(draft.brand), {
            method: 'POST',
            headers: { ...draft.brand.service.headers, 'content-type': 'application/json' },
            body: JSON.stringify({ locale, name, path, value, act }),
          });
          if (!answer.ok) {
            const reason = html`<h1>Not saved</h1><p class="lead">${await answer.text()}</p>
            <p><a href="${addresses.editors}">Drafts</a></p>`;
            return void response.status(422).send(layout({ title: 'Not saved', main: reason }));
          }
          const bundle = BUNDLE.exec(draft.name)?.[1] ?? '';
          if (act !== undefined)
            await draft.brand.purge({ tags: [`node:${draft.number}`, 'node_list', `node_list:${bundle}`] });
          response.redirect(303, `${addresses.editors}#${anchor(draft)}`);
        },
      )
  );
}

const anchor = ({ brand, name, locale }: Found): string =>
  `${brand.name}-${locale}-${name.replaceAll('/', '-')}`.replaceAll(' ', '-');

function editorsPage(drafts: readonly Found[]): Html {
  return html`<h1>Editors</h1>
    <p class="lead">The drafts of the demo content. A Drupal has forms of its own for this; here they stand in for it.
      A preview opens as Drupal’s module <code>next</code> opens it, and what is published is purged as Drupal would.</p>
    ${drafts.length === 0 && html`<p>There is no draft. The demo brings them back at the next start.</p>`}
    ${drafts.map((draft) => draftSection(draft))}`;
}

function draftSection(draft: Found): Html {
  const { brand, locale, name, title, path, state, blocks } = draft;
  const { label, tag } = LOCALES[locale];
  const hidden = html`<input type="hidden" name="brand" value="${brand.name}"><input type="hidden" name="locale" value="${locale}"><input type="hidden" name="name" value="${name}">`;
  return html`<section id="${anchor(draft)}">
    <h2 lang="${tag}">${title}</h2>
    <p>${brand.name} · ${label} · ${path} · ${state === 'published' ? html`<a href="${brand.siteUrl}${path}">published version</a>` : state}</p>
    <ul class="row">
      <li><a href="${addresses.editors}/preview?${new URLSearchParams({ brand: brand.name, locale, name }).toString()}" target="_blank" rel="noopener">Preview</a></li>
      <li><form method="post" action="${addresses.editors}">${hidden}<button class="act" name="act" value="publish">Publish</button></form></li>
      ${state === 'published' && html`<li><form method="post" action="${addresses.editors}">${hidden}<button class="act" name="act" value="archive">Take off the site</button></form></li>`}
    </ul>
    ${blocks.map(
      ({ type, fields }) => html`<details${fields.some(({ value }) => value.trim() === '') && html` open`}>
      <summary>${type}</summary>
      ${fields.map((field) => fieldForm(field, hidden, tag))}</details>`,
    )}
  </section>`;
}

const fieldForm = (
  { path, value }: ListedDraft['blocks'][number]['fields'][number],
  hidden: Html,
  tag: string,
) =>
  html`<form method="post" action="${addresses.editors}">${hidden}<input type="hidden" name="path" value="${path}">
    <p><label>${path.split('/')[2]}<br><textarea name="value" lang="${tag}" rows="3" cols="60">${value}</textarea></label>
    <button class="act">Save</button></p></form>`;
