import { describe, expect, it } from 'vitest';
import { nearestName } from '../../renderer/src/nearestName.ts';

const KNOWN = ['heading', 'text', 'image', 'videoUrl', 'bgColor', 'text-media', 'id'];

describe('nearestName', () => {
  it.each([
    ['headng', 'heading'],
    ['haeding', 'heading'],
    ['headings', 'heading'],
    ['HEADING', 'heading'],
    ['video_url', 'videoUrl'],
    ['bgColour', 'bgColor'],
    ['text_media', 'text-media'],
    ['TextMedia', 'text-media'],
    ['txet', 'text'],
    ['imge', 'image'],
  ])('%s: finds the name', (name, meant) => {
    expect(nearestName(name, KNOWN)).toBe(meant);
  });

  it.each(['picture', 'caption', 'x', '', 'ab', 'xy', 'constructor', 'heading'.repeat(1000)])(
    '%s: undefined',
    (name) => {
      expect(nearestName(name, KNOWN)).toBeUndefined();
    },
  );

  it('the nearest; the first of equally near ones', () => {
    expect(nearestName('image', ['images', 'image'])).toBe('image');
    expect(nearestName('imag', ['image', 'imago'])).toBe('image');
  });
});
