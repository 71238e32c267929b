import express, { Router } from 'express';
import { LOCALES, type Locale } from '../../locales/locales.ts';
import type { Purger } from '../cache/purge/createPurger.ts';
import { UpstreamError } from '../http/errors.ts';
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

interface EditorsOptions {
  layout: Layout;
  siteUrl: string;
  /** The embedded content service. */
  service: { url: string; headers: Record<string, string> };
  purge: Purger['purge'];
}

const LARGEST_BODY = '64kb';
const BUNDLE = /^node\/(\w+)\//;

/**
 * GET /editors: the drafts of the demo, which stands in for Drupal's forms: preview one, change a text, publish,
 * archive. POST /editors does the latter three, and tells the site as Drupal's next module would.
 */
export function editorsRouter({ layout, siteUrl, service, purge }: EditorsOptions): Router {
  const address = `${service.url}/demo/drafts`;
  const list = async (): Promise<ListedDraft[]> => {
    const response = await fetch(address, { headers: service.headers });
    if (!response.ok) throw new UpstreamError('The embedded content service does not list its drafts');
    // Our own service.
    return response.json();
  };
  return (
    Router()
      .get(addresses.editors, async (_request, response) => {
        response.set('Cache-Control', 'no-store');
        response.send(layout({ title: 'Editors', main: editorsPage(await list(), siteUrl) }));
      })
      // The secret in the address of a preview lasts for seconds: it is made when it is needed.
      .get(`${addresses.editors}/preview`, async (request, response) => {
        const { locale, name } = request.query;
        const draft = (await list()).find((one) => one.locale === locale && one.name === name);
        response.set('Cache-Control', 'no-store');
        response.redirect(303, draft ? `${siteUrl}/api/preview?${draft.query}` : addresses.editors);
      })
      .post(
        addresses.editors,
        express.urlencoded({ extended: false, limit: LARGEST_BODY }),
        async (request, response) => {
          const { locale, name, path, value, act } = Object(request.body);
          const draft = (await list()).find((one) => one.locale === locale && one.name === name);
          const answer = await fetch(address, {
            method: 'POST',
            headers: { ...service.headers, 'content-type': 'application/json' },
            body: JSON.stringify({ locale, name, path, value, act }),
          });
          if (!draft || !answer.ok) {
            const reason = html`<h1>Not saved</h1><p class="lead">${await answer.text()}</p>
            <p><a href="${addresses.editors}">Drafts</a></p>`;
            return void response.status(422).send(layout({ title: 'Not saved', main: reason }));
          }
          const bundle = BUNDLE.exec(draft.name)?.[1] ?? '';
          if (act !== undefined)
            await purge({ tags: [`node:${draft.number}`, 'node_list', `node_list:${bundle}`] });
          response.redirect(303, `${addresses.editors}#${anchor(draft)}`);
        },
      )
  );
}

const anchor = ({ name, locale }: Pick<ListedDraft, 'name' | 'locale'>): string =>
  `${locale}-${name.replaceAll('/', '-')}`;

function editorsPage(drafts: readonly ListedDraft[], siteUrl: string): Html {
  return html`<h1>Editors</h1>
    <p class="lead">The drafts of the demo content. A Drupal has forms of its own for this; here they stand in for it.
      A preview opens as Drupal’s module <code>next</code> opens it, and what is published is purged as Drupal would.</p>
    ${drafts.length === 0 && html`<p>There is no draft. The demo brings them back at the next start.</p>`}
    ${drafts.map((draft) => draftSection(draft, siteUrl))}`;
}

function draftSection(draft: ListedDraft, siteUrl: string): Html {
  const { locale, name, title, path, state, blocks } = draft;
  const { label, tag } = LOCALES[locale];
  const hidden = html`<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="name" value="${name}">`;
  return html`<section id="${anchor(draft)}">
    <h2 lang="${tag}">${title}</h2>
    <p>${label} · ${path} · ${state === 'published' ? html`<a href="${siteUrl}${path}">published version</a>` : state}</p>
    <ul class="row">
      <li><a href="${addresses.editors}/preview?${new URLSearchParams({ locale, name }).toString()}" target="_blank" rel="noopener">Preview</a></li>
      <li><form method="post" action="${addresses.editors}">${hidden}<button name="act" value="publish">Publish</button></form></li>
      ${state === 'published' && html`<li><form method="post" action="${addresses.editors}">${hidden}<button name="act" value="archive">Take off the site</button></form></li>`}
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
    <button>Save</button></p></form>`;
