/** A refused request; becomes a JSON:API error with this status and detail. */
export class QueryError extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.name = 'QueryError';
    this.status = status;
  }
}

/** Largest page size, whatever is requested. */
const PAGE_SIZE = 50;

export interface Query {
  /** Paths to follow, each a list of relationship names. */
  include: string[][];
  sort: { field: string; descending: boolean }[];
  filters: { field: string; value: string }[];
  /** Requested attributes and relationships by resource type; an absent type has all of them. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  offset: number;
  limit: number;
  /** Which revision is asked for; undefined: what is published. */
  version?: Version;
}

/** `rel:working-copy`, or `id:166`. */
export type Version = { rel: 'working-copy' } | { id: number };

const words = (value: string): string[] => value.split(',').filter((word) => word !== '');

function wholeNumber(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new QueryError(400, `The ${name} must be a whole number.`);
  return Number(value);
}

/** `rel:latest-version` is what is published. */
function parseVersion(value: string): Version | undefined {
  const [, scheme, rest = ''] = /^(\w+):(.+)$/.exec(value) ?? [];
  if (scheme === undefined) {
    throw new QueryError(
      400,
      `A resource version identifier was provided in an invalid format: \`${value}\``,
    );
  }
  if (value === 'rel:latest-version') return undefined;
  if (value === 'rel:working-copy') return { rel: 'working-copy' };
  if (scheme === 'id' && /^\d+$/.test(rest)) return { id: Number(rest) };
  throw new QueryError(400, `An invalid resource version identifier, \`${value}\`, was provided.`);
}

/** `-created` and `created`. */
const parseSort = (key: string) => ({ field: key.replace(/^-/, ''), descending: key.startsWith('-') });

/**
 * Parses the query of a JSON:API call.
 * @throws QueryError 400 for a parameter that Drupal does not know or this service does not support.
 */
export function parseQuery(parameters: URLSearchParams): Query {
  const query: Query = { include: [], sort: [], filters: [], fields: new Map(), offset: 0, limit: PAGE_SIZE };
  const fields = new Map<string, ReadonlySet<string>>();
  for (const [name, value] of parameters) {
    const [, family = '', key, rest] = /^([^[\]]+)(?:\[([^\]]+)\])?(.*)$/.exec(name) ?? [];
    if (family === 'include' && key === undefined) {
      query.include = words(value).map((path) => path.split('.'));
    } else if (family === 'sort' && key === undefined) {
      query.sort = words(value).map(parseSort);
    } else if (family === 'filter' && key !== undefined && (rest === '' || rest === '[value]')) {
      query.filters.push({ field: key, value });
    } else if (family === 'fields' && key !== undefined) {
      fields.set(key, new Set(words(value)));
    } else if (family === 'page' && key === 'offset') {
      query.offset = wholeNumber('page offset', value);
    } else if (family === 'page' && key === 'limit') {
      query.limit = Math.min(Math.max(wholeNumber('page size', value), 1), PAGE_SIZE);
    } else if (family === 'resourceVersion') {
      Object.assign(query, { version: parseVersion(value) });
    } else {
      throw new QueryError(400, `The following query parameters violate the JSON:API spec: '${name}'.`);
    }
  }
  return { ...query, fields };
}
