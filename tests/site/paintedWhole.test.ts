import { expect, it } from 'vitest';
import { paintedWhole } from '../../site/documentFrame.ts';

it('has a page that comes in one flight wait for its own end', () => {
  expect(paintedWhole('<footer id="footer"></footer>'.padEnd(100_000))).toContain('href="#footer"');
});

it('lets what is longer be painted as it comes', () => {
  expect(paintedWhole('<footer id="footer"></footer>'.padEnd(100_001))).toBe('');
});
