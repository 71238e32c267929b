import type { JSONSchema } from 'json-schema-to-ts';
import type { Locale } from '../locales/locales.ts';
import type { MenuItem } from './entities/menu.ts';
import type { Range } from './entities/range.ts';
import { rangeSchema } from './entities/range.ts';
import type { Seo } from './entities/seo.ts';
import { seoSchema } from './entities/seo.ts';
import type { BlockProps, BlockType } from './index.ts';

export const PAGE_KINDS = ['home', 'model', 'range', 'page', 'error'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** One block of a page: the type picks the schema and the component, the props are what the schema says. */
export type Block<T extends BlockType = BlockType> = {
  [K in T]: { id: string; type: K; props: BlockProps[K] };
}[T];

export interface Crumb {
  label: string;
  /** Absent on the last crumb and where a level has no page of its own. */
  url?: string;
}

/** Analytics record of a model page (spec 1 §2). */
export interface ModelAnalytics {
  model: string;
  segment: string;
  businessUnit: string;
}

/** Page info as the content service tells it (spec 1 §3). */
export interface PageInfo {
  pageId: string;
  path: string;
  language: Locale;
  pageType: string;
  pageTitle: string;
}

/** The shared lists this page reads; they preload the store (spec 1 §3, shared state). */
export interface PageLists {
  header: { menu: MenuItem[]; utils: MenuItem[] };
  footer: { footerLeft: MenuItem[]; footerRight: MenuItem[] };
  ranges?: Range[];
}

/** Everything needed to render one URL. */
export interface Page {
  path: string;
  locale: Locale;
  /** Language of the blocks when the page had to fall back to another one (WCAG 2.2, 3.1.2). */
  contentLocale?: Locale;
  /** Route name: locale and page name, such as `fr-products-slug`. */
  route: string;
  kind: PageKind;
  status: number;
  seo: Seo;
  breadcrumb: { items: Crumb[] };
  /** The same page in every language it exists in, its own included. */
  alternates: { locale: Locale; path: string }[];
  header: { plain: boolean; disabled: boolean };
  analytics?: ModelAnalytics;
  pageInfo?: PageInfo;
  blocks: Block[];
  lists: PageLists;
}

const menu = { type: 'array', items: { $ref: 'menu-item' } } as const;
const path = { type: 'string', pattern: '^/' } as const;
const locale = { enum: ['en', 'fr', 'de', 'es', 'it', 'pt'] } as const;

/** The envelope, checked strictly; what stands in `blocks` is checked block by block afterwards. */
export const pageSchema = {
  $id: 'page',
  title: 'Page',
  description: 'The normalized page JSON: one object from which a URL is rendered.',
  type: 'object',
  properties: {
    path,
    locale,
    contentLocale: locale,
    route: { type: 'string', minLength: 1 },
    kind: { enum: PAGE_KINDS },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    seo: seoSchema,
    breadcrumb: {
      type: 'object',
      properties: {
        items: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              label: { type: 'string', minLength: 1 },
              url: { type: 'string', format: 'link-url' },
            },
            required: ['label'],
            additionalProperties: false,
          },
        },
      },
      required: ['items'],
      additionalProperties: false,
    },
    alternates: {
      type: 'array',
      items: {
        type: 'object',
        properties: { locale, path },
        required: ['locale', 'path'],
        additionalProperties: false,
      },
    },
    header: {
      type: 'object',
      properties: { plain: { type: 'boolean' }, disabled: { type: 'boolean' } },
      required: ['plain', 'disabled'],
      additionalProperties: false,
    },
    analytics: {
      type: 'object',
      properties: {
        model: { type: 'string' },
        segment: { type: 'string' },
        businessUnit: { type: 'string' },
      },
      required: ['model', 'segment', 'businessUnit'],
      additionalProperties: false,
    },
    pageInfo: {
      type: 'object',
      properties: {
        pageId: { type: 'string' },
        path,
        language: locale,
        pageType: { type: 'string' },
        pageTitle: { type: 'string' },
      },
      required: ['pageId', 'path', 'language', 'pageType', 'pageTitle'],
      additionalProperties: false,
    },
    blocks: { type: 'array' },
    lists: {
      type: 'object',
      properties: {
        header: {
          type: 'object',
          properties: { menu, utils: menu },
          required: ['menu', 'utils'],
          additionalProperties: false,
        },
        footer: {
          type: 'object',
          properties: { footerLeft: menu, footerRight: menu },
          required: ['footerLeft', 'footerRight'],
          additionalProperties: false,
        },
        ranges: { type: 'array', items: rangeSchema },
      },
      required: ['header', 'footer'],
      additionalProperties: false,
    },
  },
  required: [
    'path',
    'locale',
    'route',
    'kind',
    'status',
    'seo',
    'breadcrumb',
    'alternates',
    'header',
    'blocks',
    'lists',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema;
