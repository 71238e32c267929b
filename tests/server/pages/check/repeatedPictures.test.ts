import { expect, it } from 'vitest';
import type { Block } from '../../../../schemas/page.ts';
import { repeatedPictures } from '../../../../server/pages/check/repeatedPictures.ts';

const picture = (name: string) => ({ url: `/sites/default/files/${name}.jpg`, alt: '', width: 8, height: 6 });

it('reports each repetition of a picture on a page; two crops in one place count once', () => {
  const hero = { heading: 'A', desktopImage: picture('bay'), mobileImage: picture('bay') };
  const columns = {
    items: [{ image: picture('helm') }, { image: picture('bay') }, { image: picture('helm') }],
  };
  const blocks = [
    { id: 'hero', type: 'secondary-hero', props: hero },
    { id: 'columns', type: 'three-columns', props: columns },
    { id: 'figures', type: 'key-figures', props: { items: [], images: [picture('quay'), picture('quay')] } },
  ] as Block[];
  expect(repeatedPictures(blocks)).toEqual([
    { id: 'columns', pointer: '/items/1', url: '/sites/default/files/bay.jpg' },
    { id: 'columns', pointer: '/items/2', url: '/sites/default/files/helm.jpg' },
    { id: 'figures', pointer: '/images/1', url: '/sites/default/files/quay.jpg' },
  ]);
});
