import { describe, expect, it } from 'vitest';
import { findBoats, parseAnswers, toReason } from '../../blocks/BoatFinder/findBoats.ts';

const BOATS = [
  { title: 'Small', easy: 0.5 },
  { title: 'Swift', fast: 1 },
  { title: 'Large', easy: 3, room: 2 },
];

describe('findBoats', () => {
  it.each([
    ['two', 'coast', ['Small', 'Large']],
    ['four', 'coast', ['Small', 'Large']],
    ['two', 'oceans', ['Large', 'Small']],
    ['six', 'oceans', ['Large', 'Small']],
  ] as const)('%s, %s: %j, the nearest first', (crew, waters, titles) => {
    const found = findBoats(BOATS, { crew, waters, sailing: 'easy' });
    expect(found.map(({ title }) => title)).toEqual(titles);
  });

  it('leaves out boats that are not sailed that way', () => {
    const found = findBoats(BOATS, { crew: 'six', waters: 'oceans', sailing: 'fast' });
    expect(found.map(({ title }) => title)).toEqual(['Swift']);
  });

  it('keeps the order of two that are as near', () => {
    const boats = [
      { title: 'One', room: 0 },
      { title: 'Other', room: 2 },
    ];
    const found = findBoats(boats, { crew: 'four', waters: 'coast', sailing: 'room' });
    expect(found.map(({ title }) => title)).toEqual(['One', 'Other']);
  });

  it('finds none before all three answers', () => {
    expect(findBoats(BOATS, { crew: 'two', sailing: 'easy' })).toEqual([]);
  });
});

it('parseAnswers leaves out what is no answer', () => {
  expect(parseAnswers(new URLSearchParams('crew=two&waters=two&sailing='))).toEqual({ crew: 'two' });
});

it('toReason: the sentences for the answers in their order, or the one beside another boat', () => {
  const sentences = [
    { boat: 'Small', answer: 'two', text: 'For two.' },
    { boat: 'Small', answer: 'four', text: 'For four.' },
    { boat: 'Large', answer: 'two', text: 'Hers.' },
    { boat: 'Small', answer: 'coast', text: 'Close in.' },
    { boat: 'Small', beside: 'Large', text: 'Smaller.' },
  ] as const;
  expect(toReason(sentences, 'Small', { crew: 'two', waters: 'coast', sailing: 'easy' })).toBe(
    'For two. Close in.',
  );
  expect(toReason(sentences, 'Small', { beside: 'Large' })).toBe('Smaller.');
  expect(toReason(sentences, 'Small', { beside: 'Swift' })).toBe('');
});
