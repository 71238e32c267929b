import { addresses } from './addresses.ts';
import { facts, type Knowledge } from './facts.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import { view } from './view.ts';

const card = (block: GalleryBlock, knowledge: Knowledge): Html => {
  const { type, title, description } = block;
  return html`<li class="card">
    ${view({ src: addresses.example(type, 1), title: `${title}, default example`, width: 1280, isWhole: false })}
    <h2><a href="${addresses.block(type)}">${title}</a></h2>
    <p><code>${type}</code></p>
    <p>${description}</p>
    ${facts(block, knowledge)}
  </li>`;
};

/** Every block type as a card. */
export function galleryPage(blocks: readonly GalleryBlock[], knowledge: Knowledge): Html {
  return html`<h1>Blocks</h1>
    <p class="lead">Everything between header and footer is one of these ${blocks.length}. JavaScript is what a block
    adds to what every page loads, compressed; images and films come on top.</p>
    <ul class="cards">${blocks.map((block) => card(block, knowledge))}</ul>`;
}
