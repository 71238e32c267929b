import { readFileSync } from 'node:fs';
import type { Config } from '../config/parseConfig.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { addresses } from './addresses.ts';
import type { AdminAuth } from './auth/AdminAuth.ts';
import { maySee } from './auth/roleAreas.ts';
import { type Html, html } from './html.ts';

interface Content {
  title: string;
  /** What stands in `main`. */
  main: Html;
}

/** A page of the admin port as a document. */
export type Layout = (content: Content) => string;

interface LayoutOptions extends Pick<Config, 'production'> {
  siteUrl: string;
  /** Whether there is a page for drafts. */
  hasEditors?: boolean;
  /** How colleagues sign in; undefined: no sign-in. */
  auth?: Pick<AdminAuth, 'kind'> | undefined;
}

/** What the site's own stylesheet is made of, as far as the gallery needs it; while developing, Vite serves the files. */
const SOURCES = ['fonts', 'tokens', 'reset', 'typography'].map((name) => `site/design/${name}.css`);
/** The gallery's own, after them. */
const SHEETS = [
  'layout',
  'view',
  'gallery',
  'block',
  'playground',
  'controls',
  'requests',
  'overview',
] as const;
const FACE = /-latin-wght-normal\.[^/]+\.woff2$/;

const stylesheet = (file: string): Html => html`<link rel="stylesheet" href="/${file}">`;

/** Of the site as built: the stylesheet, and the faces that stand in every page. */
const builtStyles = (): Html => {
  // Vite's manifest, written by our own build.
  const manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as Record<
    string,
    { css?: string[]; assets?: string[] }
  >;
  const entries = Object.values(manifest);
  const styles = new Set(entries.flatMap(({ css = [] }) => css));
  const faces = new Set(entries.flatMap(({ assets = [] }) => assets.filter((file) => FACE.test(file))));
  return html`${[...faces].map(
    (file) => html`<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  )}${[...styles].map(stylesheet)}`;
};

const NAVIGATION = [
  ['Overview', addresses.overview],
  ['Requests', addresses.requests],
  ['Slow pages', addresses.slow],
  ['Problems', addresses.problems],
  ['Leads', addresses.leads],
  ['Visitors', addresses.visitors],
  ['Blocks', addresses.gallery],
] as const;

/** For those who have signed in. */
const signOut = (): Html => {
  const name = currentRequest()?.colleague?.name;
  return html`${
    name !== undefined &&
    html`<form method="post" action="/sign-out"><button title="${name}">Sign out</button></form>`
  }`;
};

/** Makes the frame of every page of the gallery: the same fonts and colours as the site, and a way through. */
export function createLayout({ production, siteUrl, hasEditors = false, auth }: LayoutOptions): Layout {
  /** Areas the signed-in colleague may see. */
  const navigation = () => {
    const all = [...NAVIGATION, ...(hasEditors ? [['Editors', addresses.editors] as const] : [])];
    if (!auth) return all;
    const roles = currentRequest()?.colleague?.roles ?? [];
    return all.filter(([, address]) => maySee(roles, address));
  };
  const styles = production ? builtStyles() : html`${SOURCES.map(stylesheet)}`;
  return ({ title, main }) =>
    html`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | bridgedeck</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${styles}${SHEETS.map((name) => stylesheet(`admin/${name}.css`))}
    <script type="module" src="/admin/gallery.js"></script>
    <script type="module" src="/admin/localTime.js"></script>
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header class="top">
      <span class="brand">bridgedeck</span>
      <nav aria-label="Main">${navigation().map(([name, address]) => html`<a href="${address}">${name}</a> `)}</nav>
      <a href="${siteUrl}">The site</a>${auth?.kind === 'oidc' && signOut()}
    </header>
    <main id="content" tabindex="-1">${main}</main>
  </body>
</html>
`.markup;
}
