import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../../../site/design/tokens.css', import.meta.url), 'utf8');
const backgrounds = readFileSync(new URL('../../../site/design/backgrounds.css', import.meta.url), 'utf8');

/** Text pairings in use: [text, background]. */
const TEXT: [string, string][] = [
  ['deep-water', 'hull-white'],
  ['deep-water', 'sand'],
  ['deep-water', 'haze'],
  ['deep-water', 'haze-high'],
  ['ink-soft', 'hull-white'],
  ['ink-soft', 'sand'],
  ['teak', 'hull-white'],
  ['teak', 'sand'],
  ['lagoon', 'hull-white'],
  ['lagoon', 'sand'],
  ['hull-white', 'lagoon'],
  ['hull-white', 'lagoon-deep'],
  ['hull-white', 'deep-water'],
  ['foam', 'lagoon-deep'],
  ['teak-pale', 'deep-water'],
  ['signal', 'hull-white'],
  ['signal', 'sand'],
  ['signal', 'haze'],
  ['signal-pale', 'deep-water'],
];

describe('colour pairings', () => {
  test.each(TEXT)('%s on %s: at least 4.5:1', (text, background) => {
    expect(contrast(token(text), token(background))).toBeGreaterThanOrEqual(4.5);
  });

  test('soft text on deep water and haze: at least 4.5:1', () => {
    expect(contrast(token(getSoft('deep')), token('deep-water'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('ink-soft'), token('haze-high'))).toBeGreaterThanOrEqual(4.5);
  });

  test('white on the full scrim over white: at least 4.5:1', () => {
    const scrim = /--scrim-full: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(tokens);
    const alpha = Number(scrim?.[4]) / 100;
    const mixed = [1, 2, 3].map((part) => Number(scrim?.[part]) * alpha + 255 * (1 - alpha));
    expect(contrast([255, 255, 255], mixed)).toBeGreaterThanOrEqual(4.5);
  });
});

function token(name: string): number[] {
  return hex(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1], name);
}

function getSoft(background: string): string {
  const pattern = new RegExp(`data-background="${background}"\\][^}]*--ink-soft: var\\(--([a-z-]+)\\);`);
  return pattern.exec(backgrounds)?.[1] ?? '';
}

function hex(value: string | undefined, name: string): number[] {
  if (!value) throw new Error(`No colour found for ${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

/** WCAG 2.2 contrast ratio of two sRGB colours. */
function contrast(one: number[], other: number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
