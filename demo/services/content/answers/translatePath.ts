import querystring from 'node:querystring';
import type { Locale } from '../../../../locales/locales.ts';
import { inLanguage, type NodeEntity } from '../Entity.ts';
import { languagePrefix } from '../languagePrefix.ts';
import { refusal } from '../query/refusal.ts';
import { deliveredIn } from '../resources/buildResource.ts';
import type { DemoSite } from '../resources/DemoSite.ts';
import { nodeUrl } from '../resources/metatags.ts';
import { resourceUrl } from '../resources/Resource.ts';
import type { Call } from './Call.ts';
import { type ContentResponse, jsonAnswer } from './ContentResponse.ts';

/** Removes the endpoint's own language prefix from an address; another language's stays and finds nothing. */
function withoutPrefix(path: string, locale: Locale): string {
  const prefix = languagePrefix(locale);
  if (prefix === '' || !(path === prefix || path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}

/** The node at an address: home, an internal `/node/N`, or a translation's alias in this language, in any case. */
function nodeAt(site: DemoSite, locale: Locale, path: string): NodeEntity | undefined {
  const internal = /^\/node\/(\d+)$/.exec(path)?.[1];
  return site.nodes.find((node) => {
    if (path === '/') return node.home;
    if (internal !== undefined) return node.number === Number(internal);
    return (
      node.languages.includes(locale) &&
      node.path !== undefined &&
      inLanguage(node.path, locale).toLowerCase() === path.toLowerCase()
    );
  });
}

/** The router's answer for a node, with its redirects. */
function nodeAnswer({ site, locale, reader }: Call, node: NodeEntity, redirect: object): ContentResponse {
  if (refusal(node, locale, reader) !== undefined) {
    return jsonAnswer(403, {
      message: 'Access denied for entity.',
      details:
        'This user does not have access to view the resolved entity. Please authenticate and try again.',
    });
  }
  const delivered = deliveredIn(node, locale);
  const canonical = nodeUrl(node, delivered, site.facts);
  return jsonAnswer(200, {
    resolved: canonical,
    isHomePath: node.home,
    entity: {
      canonical,
      type: 'node',
      bundle: node.type.slice('node--'.length),
      id: String(node.number),
      uuid: node.id,
      // The module next adds it.
      ...(site.facts.isModerated && { path: decodeURI(new URL(canonical).pathname) }),
    },
    label: inLanguage(node.title, delivered),
    jsonapi: {
      individual: resourceUrl(site.facts, node.type, node.id, locale),
      resourceName: node.type,
      pathPrefix: 'jsonapi',
      basePath: '/jsonapi',
      entryPoint: `${site.facts.origin}${languagePrefix(locale)}/jsonapi`,
    },
    meta: {
      deprecated: {
        'jsonapi.pathPrefix':
          'This property has been deprecated and will be removed in the next version of Decoupled Router. Use basePath instead.',
      },
    },
    ...redirect,
  });
}

/** Answers `{base}/router/translate-path?path=…` (contract: "Languages", Router). */
export function translatePath(call: Call): ContentResponse {
  const { site, locale, url } = call;
  const asked = url.searchParams.get('path') ?? '';
  const path = withoutPrefix(asked, locale);
  // Drupal decodes the path of an alias once more, where `+` is a space; not that of a redirect.
  const node = nodeAt(site, locale, querystring.unescape(path.replaceAll('+', ' ')));
  if (node !== undefined) return nodeAnswer(call, node, {});
  // A node that was never published: forbidden, unless drafts may be read.
  const draftSite = call.drafts?.site(locale);
  const draft = draftSite && nodeAt(draftSite, locale, querystring.unescape(path.replaceAll('+', ' ')));
  if (draftSite && draft) return nodeAnswer({ ...call, site: draftSite }, draft, {});

  const redirect = site.redirects.find((row) => row.locale === locale && row.from === path);
  if (redirect === undefined) {
    return jsonAnswer(404, {
      message: `Unable to resolve path ${asked}.`,
      details: 'None of the available methods were able to find a match for this path.',
    });
  }
  const { to, from } = redirect;
  const status = String(redirect.status);
  if ('address' in to) {
    return jsonAnswer(200, { resolved: to.address, redirect: [{ from, to: to.address, status }] });
  }
  const target = site.nodes.find(({ id }) => id === to.node.id);
  if (target === undefined) throw new Error(`The redirect from ${from} leads to a node that was not read.`);
  const { pathname } = new URL(nodeUrl(target, deliveredIn(target, locale), site.facts));
  return nodeAnswer(call, target, { redirect: [{ from, to: decodeURI(pathname), status }] });
}
