import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Image } from '../../schemas/parts/image.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { pictureTags } from '../../site/frame/pictureTags.ts';

const image: Image = { alt: '', width: 2000, height: 1000, url: '/sites/default/files/a&b.jpg' };

const tagsOf = (...pictures: ReactElement[]): string[] =>
  pictureTags(renderToStaticMarkup(pictures)).match(/<link[^>]*>/g) ?? [];

const lazy = <Picture key="lazy" image={image} preset="media" sizes="50vw" />;

describe('pictureTags', () => {
  it('the picture that is loaded first: its candidates and its width', () => {
    const [tag, ...others] = tagsOf(
      lazy,
      <Picture key="1" image={image} preset="hero" sizes="80vw" priority />,
    );
    expect(others).toEqual([]);
    expect(tag).toMatch(/^<link rel="preload" as="image" imagesrcset="[^"]+ 1280w[^"]*" imagesizes="80vw"/);
    expect(tag).toContain('a&amp;b.jpg');
    expect(tag).toContain('fetchpriority="high"');
    expect(tag).not.toContain('media=');
  });

  it('another picture on small screens: one of the two', () => {
    const mobile = { image, preset: 'heroMobile' as const };
    const tags = tagsOf(
      <Picture key="1" image={image} preset="hero" sizes="80vw" mobile={mobile} priority />,
    );
    expect(tags.map((tag) => /imagesizes="([^"]*)" media="([^"]*)"/.exec(tag)?.slice(1))).toEqual([
      ['100vw', '(max-width: 767.98px)'],
      ['80vw', 'not all and (max-width: 767.98px)'],
    ]);
    expect(tags[0]).toContain('/heroMobile/');
    expect(tags[1]).toContain('/hero/');
  });

  it('only pictures that are loaded when seen: nothing', () => {
    expect(tagsOf(lazy)).toEqual([]);
  });
});
