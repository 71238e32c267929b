import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_CODES, type Locale } from '../locales/locales.ts';
import { type Alternate, alternateSchema } from './entities/alternate.ts';
import { type Breadcrumb, breadcrumbSchema } from './entities/breadcrumb.ts';
import { listsSchema, type PageLists } from './entities/lists.ts';
import { type PageInfo, pageInfoSchema } from './entities/page-info.ts';
import { type Seo, seoSchema } from './entities/seo.ts';
import type { BlockProps, BlockType } from './index.ts';
import { type PageBrand, pageBrandSchema } from './PageBrand.ts';
import { PAGE_KINDS, type PageKind } from './PageKind.ts';
import { type PageActions, pageActionsSchema } from './parts/pageActions.ts';

const text = { type: 'string' } as const;

/** Data for analytics on a model page (behaviour §2.3). */
const modelAnalyticsSchema = {
  title: 'Model analytics',
  type: 'object',
  properties: { model: text, segment: text, businessUnit: text },
  required: ['model', 'segment', 'businessUnit'],
  additionalProperties: false,
} as const satisfies JSONSchema;

type ModelAnalytics = FromSchema<typeof modelAnalyticsSchema>;

/**
 * One block of a page: the type selects the schema of the props and the component. The version is that of the schema
 * the props were made for, default 1; a validated page has the newest. `lang` is a BCP 47 tag, where the words are in
 * another language than the page.
 */
export type Block<T extends BlockType = BlockType> = {
  [K in T]: { id: string; type: K; version?: number; lang?: string; props: BlockProps[K] };
}[T];

/** In development: a block that was dropped, to be shown on its page with the reason. */
export interface DropMark {
  type: string;
  id?: string;
  /** JSON pointer from the page's root to the first fault. */
  pointer: string;
  /** A sentence. */
  reason: string;
  /** Id of the block it would have stood before; absent: after the last. */
  before?: string;
  /** Address of the playground with its props. */
  playground?: string;
}

/** Everything needed to render one URL: the schema below, with typed blocks and menus. */
export interface Page {
  path: string;
  locale: Locale;
  contentLocale?: Locale;
  /** Without its question mark: what the page's other languages understand of it. */
  query?: string;
  route: string;
  kind: PageKind;
  status: number;
  seo: Seo;
  breadcrumb: Breadcrumb;
  alternates: Alternate[];
  header: { plain: boolean; disabled: boolean };
  analytics?: ModelAnalytics;
  pageInfo?: PageInfo;
  actions?: PageActions;
  brand?: PageBrand;
  blocks: Block[];
  lists: PageLists;
  /** Added after validation, in development only. */
  dropMarks?: readonly DropMark[];
}

/** The envelope, checked strictly; `blocks` are checked one by one afterwards. */
export const pageSchema = {
  $id: 'page',
  title: 'Page',
  description: 'The normalized page JSON: one object from which a URL is rendered.',
  type: 'object',
  properties: {
    path: { type: 'string', pattern: '^/', description: 'Address of the page, with its language prefix.' },
    query: {
      type: 'string',
      minLength: 1,
      description:
        'What the links to its other languages keep of its query, such as `boats=estran-42,estran-46`.',
    },
    locale: { enum: LOCALE_CODES },
    contentLocale: {
      enum: LOCALE_CODES,
      description: 'Language of the blocks when the page had to fall back to another one (WCAG 2.2, 3.1.2).',
    },
    route: {
      type: 'string',
      minLength: 1,
      description: 'Locale and page name, such as `fr-products-slug`.',
    },
    kind: { enum: PAGE_KINDS },
    status: { type: 'integer', minimum: 200, maximum: 599, description: 'HTTP status of the page.' },
    seo: seoSchema,
    breadcrumb: breadcrumbSchema,
    alternates: {
      type: 'array',
      items: alternateSchema,
      description: 'The same page in every language it exists in, its own included.',
    },
    header: {
      type: 'object',
      properties: {
        plain: { type: 'boolean', description: 'White from the start instead of transparent.' },
        disabled: { type: 'boolean', description: 'Slid out of view.' },
      },
      required: ['plain', 'disabled'],
      additionalProperties: false,
    },
    analytics: modelAnalyticsSchema,
    pageInfo: pageInfoSchema,
    actions: pageActionsSchema,
    brand: pageBrandSchema,
    blocks: { type: 'array', description: 'In order; each is checked against the schema of its type.' },
    lists: listsSchema,
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
