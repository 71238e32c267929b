import type { Locale } from '../../../../locales/locales.ts';
import type { EmbeddedContent, Entity, NodeEntity, Redirect } from '../Entity.ts';
import { buildResource } from './buildResource.ts';
import type { Resource, SiteFacts } from './Resource.ts';

/** A content directory as a site; resources are built on first use and cached, by language. */
export class DemoSite {
  readonly facts: SiteFacts;
  readonly coralCount: number;
  readonly redirects: readonly Redirect[];
  readonly nodes: readonly NodeEntity[];
  readonly #byId = new Map<string, Entity>();
  readonly #byType: ReadonlyMap<string, Entity[]>;
  readonly #built = new Map<string, Resource>();

  constructor(
    content: EmbeddedContent,
    origin: string,
    moderation: Omit<SiteFacts, 'origin' | 'siteName'> = {},
  ) {
    this.facts = { origin, siteName: content.siteName, ...moderation };
    this.coralCount = content.coralCount;
    this.redirects = content.redirects;
    this.nodes = content.entities.filter((entity) => entity.kind === 'node');
    this.#byType = Map.groupBy(content.entities, (entity) => entity.type);
    for (const entity of content.entities) this.#byId.set(`${entity.type} ${entity.id}`, entity);
  }

  /** All entities of a type by number, in Drupal's default order. */
  list(type: string): Entity[] {
    return (this.#byType.get(type) ?? []).toSorted((a, b) => a.number - b.number);
  }

  find(type: string, id: string): Entity | undefined {
    return this.#byId.get(`${type} ${id}`);
  }

  resource(entity: Entity, locale: Locale): Resource {
    const key = `${locale} ${entity.type} ${entity.id}`;
    const built = this.#built.get(key) ?? buildResource(entity, locale, this.facts);
    this.#built.set(key, built);
    return built;
  }
}
