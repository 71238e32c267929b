import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Image } from '../../../../schemas/parts/image.ts';
import type { Link } from '../../../../schemas/parts/link.ts';
import type { Video } from '../../../../schemas/parts/video.ts';
import { parseLink } from '../links/parseLink.ts';
import { AttributeReader, type ReadContext } from './AttributeReader.ts';
import { type Document, type Identifier, parseIdentifier, type RawResource } from './parseDocument.ts';
import { parseImage, parseVideo } from './parseMedia.ts';
import { toEditedEntity } from './toEditedEntity.ts';

type Index = ReadonlyMap<string, RawResource>;

/**
 * Parses the fields of one resource by name and kind. References are resolved only when asked for, so resources may
 * refer to each other in cycles.
 */
export class ResourceReader extends AttributeReader {
  readonly #index: Index;

  constructor(resource: RawResource, index: Index, context: ReadContext) {
    super(resource, context);
    this.#index = index;
  }

  /** @param otherwise label of a link that has neither a title nor a target with one. */
  link(name: string, otherwise?: string): Link | undefined {
    return parseLink(this, name, this.context.resolveLink, otherwise);
  }

  /** URL of a link field without text: a video, a virtual tour. */
  address(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (!isRecord(value) || typeof value.uri !== 'string') return this.invalid(name, 'is not a link');
    return this.context.resolveLink(value.uri, this.at(name))?.url;
  }

  image(name: string): Image | undefined {
    return this.images(name)[0];
  }

  images(name: string): Image[] {
    return this.many(name)
      .map((media) => parseImage(media, this.context.cmsHosts))
      .filter((image) => image !== undefined);
  }

  video(name: string): Video | undefined {
    const media = this.one(name);
    return media && parseVideo(media, this.context.cmsHosts);
  }

  /** Target of a relationship to one resource. */
  one(name: string): ResourceReader | undefined {
    return this.many(name)[0];
  }

  /** Included targets of a relationship, in order. */
  many(name: string): ResourceReader[] {
    return this.places(name).filter((target) => target !== undefined);
  }

  /** Targets of a relationship, one for each reference: undefined (and reported) where the target is not included. */
  places(name: string): (ResourceReader | undefined)[] {
    return this.identifiers(name).map((identifier) => {
      const target = this.#index.get(`${identifier.type}/${identifier.id}`);
      if (target) return new ResourceReader(target, this.#index, this.context);
      const why = identifier.id === 'missing' ? 'was deleted' : 'was not delivered; it may be unpublished';
      return this.report(
        'relationship-missing',
        `A ${identifier.type} named here ${why}; it is left out`,
        name,
      );
    });
  }

  /** References of a relationship, with their metadata. */
  identifiers(name: string): Identifier[] {
    const data = this.resource.relationships[name] ?? [];
    return (Array.isArray(data) ? data : [data])
      .map((entry) => parseIdentifier(entry) ?? this.invalid(name, 'does not name a resource'))
      .filter((identifier) => identifier !== undefined);
  }

  /** Path of this node on the site; undefined, reported, when it has none in the locale of the page. */
  path(): string | undefined {
    const path = this.context.findPath(this.id);
    return (
      path ??
      this.report('link-unresolved', 'This node has no page in the locale; it is shown without a link')
    );
  }
}

/** Readers of a document's primary data; included resources are reached through their fields. */
export function parseResources(document: Document, context: ReadContext): ResourceReader[] {
  const known = [...document.included, ...document.data];
  const index = new Map(known.map((resource) => [`${resource.type}/${resource.id}`, resource]));
  return document.data.map((resource) => {
    const entity = toEditedEntity(resource, context.editUrl);
    return new ResourceReader(resource, index, { ...context, ...(entity && { entity }) });
  });
}
