import { createHash } from 'node:crypto';

/** Collects what the reader may not see, for `meta.omitted`. */
export class Omitted {
  readonly #details = new Map<string, string>();

  add(url: string, detail: string): void {
    this.#details.set(url, detail);
  }

  /** The `meta` member of the document; nothing when nothing was omitted. */
  meta(): { meta?: Record<string, unknown> } {
    if (this.#details.size === 0) return {};
    const help = {
      href: 'https://www.drupal.org/docs/8/modules/json-api/filtering#filters-access-control',
    };
    const items = [...this.#details].map(([href, detail]) => {
      const mark = createHash('sha1').update(href).digest('base64url').replace(/[-_]/g, '').slice(0, 7);
      return [`item--${mark}`, { href, meta: { rel: 'item', detail } }];
    });
    return {
      meta: {
        omitted: {
          detail: 'Some resources have been omitted because of insufficient authorization.',
          links: { help, ...Object.fromEntries(items) },
        },
      },
    };
  }
}
