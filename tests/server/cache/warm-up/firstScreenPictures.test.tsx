import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { firstScreenPictures } from '../../../../server/cache/warm-up/firstScreenPictures.ts';
import { Picture } from '../../../../site/components/Picture/Picture.tsx';

const image = (name: string) => ({
  url: `/sites/default/files/${name}.jpg`,
  alt: '',
  width: 4000,
  height: 3000,
});
const render = (...pictures: React.ReactNode[]) =>
  `<header><picture><source srcset="/images/menu/300.avif/m.jpg 300w"></picture></header>${renderToStaticMarkup(<main>{pictures}</main>)}`;

it('returns the AVIF URLs that phones, tablets and desktops load for the hero, none of the menu', () => {
  const hero = (
    <Picture
      key="hero"
      image={image('wide')}
      preset="hero"
      sizes="100vw"
      mobile={{ image: image('tall'), preset: 'heroMobile' }}
      priority
    />
  );
  expect(firstScreenPictures(render(hero))).toEqual([
    '/images/heroMobile/1024.avif/sites/default/files/tall.jpg',
    '/images/hero/1920.avif/sites/default/files/wide.jpg',
    '/images/hero/1440.avif/sites/default/files/wide.jpg',
  ]);
});

it('uses the first entry of `sizes` whose condition matches', () => {
  const sizes = '(width >= 80rem) 30rem, (width > 48rem) 20rem, 50vw';
  const card = <Picture key="card" image={image('card')} preset="natural" sizes={sizes} />;
  // 390 px × 3: half of it is 585. 768 px are not more than 48rem: 384 px × 2. From 1280 px on 480.
  expect(firstScreenPictures(render(card))).toEqual([
    '/images/natural/960.avif/sites/default/files/card.jpg',
    '/images/natural/480.avif/sites/default/files/card.jpg',
  ]);
});

it('returns the first two pictures, and [] for a page without pictures', () => {
  const pictures = ['one', 'two', 'three'].map((name) => (
    <Picture key={name} image={image(name)} preset="portrait" sizes="5rem" />
  ));
  const names = firstScreenPictures(render(...pictures)).map((path) => path.split('/').at(-1));
  expect(new Set(names)).toEqual(new Set(['one.jpg', 'two.jpg']));
  expect(firstScreenPictures('<main><p>No picture</p></main>')).toEqual([]);
});
