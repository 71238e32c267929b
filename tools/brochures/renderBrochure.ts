import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALES } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import { type Brochure, getBlock } from './collectBrochure.ts';
import { type PrintedBoat, renderBoat } from './renderBoat.ts';
import { renderBuying } from './renderBuying.ts';
import { escapeHtml, renderPage, toPrint, type Words } from './renderPage.ts';

export interface Assets {
  fonts: string;
  /** Addresses of the pictures of cover, ranges and dealers. */
  cover: string;
  ranges: readonly string[];
  chart: string;
  /** Drawings: the staff, then the boats from the side, the shortest first. */
  lineUp: readonly string[];
  boats: readonly PrintedBoat[];
  /** Day of the print. */
  date: Date;
}

const readWords = (locale: string): Words =>
  JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8'))[locale];

/** Where the boats begin: after the cover and the pages of the range. */
const FIRST_BOAT = 4;

/** Style sheets in the order of the pages, after those of the document. */
const SHEETS = ['document', 'cover', 'waterline', 'ranges', 'boatStory', 'boatFigures', 'buying'];

const styles = () =>
  SHEETS.map((sheet) => readFileSync(new URL(`./styles/${sheet}.css`, import.meta.url), 'utf8')).join('');

/** The brochure of one language as a document for paper: all that it shows is in it. */
export function renderBrochure(brochure: Brochure, assets: Assets): string {
  const { locale, home } = brochure;
  const words = readWords(locale);
  const messages = JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8'));
  const say = (id: MessageId): string => String(new IntlMessageFormat(messages[id], locale).format());
  const name = escapeHtml(home.brand?.name ?? '');
  const boats = assets.boats.map((boat, index) => renderBoat(boat, FIRST_BOAT + 2 * index, say));
  const last = FIRST_BOAT + 2 * boats.length;
  return `<!doctype html><html lang="${LOCALES[locale].tag}"><head><meta charset="utf-8">
    <title>${name}: ${escapeHtml(words.title)}</title>
    <style>${assets.fonts}${styles()}</style></head><body>
    ${renderCover(brochure, words, assets)}
    ${renderLineUp(brochure, words, assets)}
    ${renderRanges(brochure, words, assets)}
    ${boats.join('')}
    ${renderBuying(brochure, words, assets.chart, last)}
    </body></html>`;
}

function renderCover({ home, locale }: Brochure, words: Words, { cover, date }: Assets): string {
  const { label, heading, text } = getBlock(home, 'home-hero');
  const month = date.toLocaleDateString(LOCALES[locale].tag, { month: 'long', year: 'numeric' });
  return `<section class="page cover"><div class="opening"><img src="${cover}" alt=""></div>
    <p class="mark">${escapeHtml(home.brand?.name ?? '')}</p>
    <div class="title"><p class="eyebrow">${escapeHtml(label ?? '')}</p><h1>${escapeHtml(heading ?? '')}</h1>
      <div class="lead">${toPrint(text)}</div>
      <p class="subtitle">${escapeHtml(words.subtitle)}</p></div>
    <p class="small">${escapeHtml(words.asOf.replace('{month}', month))}</p></section>`;
}

/** A drawing without the room at its sides. @returns its share of the width, and how deep its water is. */
function crop(svg: string, column: number, left: number, right: number) {
  const [, x = 0, y = 0, width = 0, height = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []).map(
    Number,
  );
  const share = width - left - right;
  const cropped = svg
    .replace(
      /viewBox="[^"]*"/,
      `viewBox="${x + left} ${y} ${share} ${height}" style="grid-column: ${column}"`,
    )
    .replaceAll(' vector-effect="non-scaling-stroke"', '');
  return { svg: cropped, share, depth: (height + y) / height };
}

function renderLineUp({ home, boats, models }: Brochure, words: Words, { lineUp }: Assets): string {
  const { heading, text } = getBlock(home, 'waterline');
  // The staff is the last of its list.
  const drawings = lineUp.slice(0, -1);
  const scale = crop(lineUp.at(-1) ?? '', 1, 140, 0);
  const cropped = drawings.map((drawing, index) => crop(drawing, index + 2, 80, 80));
  const items = getBlock(boats, 'waterline').boats.map(({ title, delivery }, index) => {
    const model = models[index];
    const id = model?.path.split('/').at(-1);
    const price = model && getBlock(model, 'product-hero').price;
    const page = words.page.replace('{page}', String(FIRST_BOAT + 2 * index));
    return `<li><h3><a href="#${id}">${escapeHtml(title)}</a></h3>
      <p>${escapeHtml(price ?? '')}</p><p>${escapeHtml(delivery ?? '')}</p><p class="at"><a href="#${id}">${page}</a></p></li>`;
  });
  const columns = [scale, ...cropped].map(({ share }) => `${share}fr`).join(' ');
  return renderPage(
    `<header><h2>${escapeHtml(heading)}</h2><div class="lead">${toPrint(text)}</div></header>
    <div class="line-up" style="grid-template-columns: ${columns}">
      <div class="sea" style="block-size: ${(100 * scale.depth).toFixed(2)}%"></div>
      ${scale.svg}${cropped.map(({ svg }) => svg).join('')}
      <ol>${items.join('')}</ol></div>${renderComparison(models)}`,
    `<span>${escapeHtml(heading)}</span><span>2</span>`,
    'range',
  );
}

/** Values from this length on are for a boat's own page. */
const LONG = 24;

/** Figure by figure, where the values are short. */
function renderComparison(models: Brochure['models']): string {
  const tables = models.map((model) => getBlock(model, 'compare-specifications').rows);
  const toValue = (table: (typeof tables)[number], label: string) =>
    table.find((row) => row.label === label)?.values[0] ?? '';
  const inAll = (label: string) => tables.every((table) => toValue(table, label).length < LONG);
  // From the twentieth row on they say how she is built, not what she is.
  const chosen = (tables[0] ?? []).slice(0, 20).filter(({ label }) => inAll(label));
  return `<table><tr><td></td>${models.map((model) => `<th scope="col">${escapeHtml(getBlock(model, 'product-hero').heading ?? '')}</th>`).join('')}</tr>
    ${chosen.map(({ label }) => `<tr><th scope="row">${escapeHtml(label)}</th>${tables.map((table) => `<td>${escapeHtml(toValue(table, label))}</td>`).join('')}</tr>`).join('')}</table>`;
}

function renderRanges({ home, yard }: Brochure, _words: Words, { ranges }: Assets): string {
  const { heading, items } = getBlock(home, 'highlights');
  const people = getBlock(home, 'text-media');
  const figures = getBlock(yard, 'key-figures');
  const quotation = getBlock(home, 'quotation');
  return renderPage(
    `<h2>${escapeHtml(heading ?? '')}</h2>
    ${items.map((item, index) => `<div class="kind"><img src="${ranges[index]}" alt="${escapeHtml(item.image?.alt ?? '')}"><div><h3>${escapeHtml(item.heading ?? '')}</h3>${toPrint(item.text)}</div></div>`).join('')}
    <div class="yard"><div><h3>${escapeHtml(people.heading ?? '')}</h3>${toPrint(people.text)}</div>
      <dl>${figures.items.map(({ value, unit, label }) => `<div><dt>${escapeHtml(value)} ${unit ? `<small>${escapeHtml(unit)}</small>` : ''}</dt><dd>${escapeHtml(label ?? '')}</dd></div>`).join('')}</dl></div>
    <figure class="quotation"><blockquote>${escapeHtml(quotation.quote)}</blockquote>
      <figcaption>${escapeHtml([quotation.author, quotation.authorRole].filter(Boolean).join(', '))}</figcaption></figure>`,
    `<span>${escapeHtml(heading ?? '')}</span><span>3</span>`,
    'ranges',
  );
}
