import { expect, it } from 'vitest';
import {
  type ComboboxAction,
  closedCombobox,
  comboboxReducer,
} from '../../../site/components/Combobox/comboboxState.ts';

const suggestions = ['France', 'French Guiana', 'French Polynesia'];
const suggested: ComboboxAction = { type: 'suggested', suggestions };
const down: ComboboxAction = { type: 'moved', by: 1 };
const up: ComboboxAction = { type: 'moved', by: -1 };

const after = (...actions: ComboboxAction[]) => actions.reduce(comboboxReducer, closedCombobox);

it('opens when suggestions arrive, with no option active', () => {
  expect(after(suggested)).toEqual({ suggestions, isOpen: true, active: -1, isStale: false });
});

it('no suggestions: closes', () => {
  expect(after(suggested, { type: 'suggested', suggestions: [] }).isOpen).toBe(false);
});

it.each([
  ['down to the first', [down], 0],
  ['up to the last', [up], 2],
  ['down and down', [down, down], 1],
  ['from the last down to the first', [up, down], 0],
  ['from the first up to the last', [down, up], 2],
])('moves %s', (_what, moves, active) => {
  expect(after(suggested, ...moves)).toEqual({ suggestions, isOpen: true, active, isStale: false });
});

it('no suggestions: does not move', () => {
  expect(after(down)).toEqual(closedCombobox);
});

it('close keeps the suggestions: an arrow key opens it again', () => {
  const closed = after(suggested, down, down, { type: 'closed' });
  expect(closed).toEqual({ suggestions, isOpen: false, active: -1, isStale: false });
  expect(comboboxReducer(closed, down)).toEqual({ suggestions, isOpen: true, active: 0, isStale: false });
});

it('returning to the text keeps the suggestions visible', () => {
  expect(after(suggested, down, { type: 'returned' })).toMatchObject({
    suggestions,
    isOpen: true,
    active: -1,
  });
});

const typed = (text: string): ComboboxAction => ({ type: 'typed', text });

it('typing: outdated suggestions cannot be chosen', () => {
  const stale = after(suggested, down, typed('fri'));
  expect(stale).toEqual({ suggestions, isOpen: true, active: -1, isStale: true });
  expect(comboboxReducer(stale, down)).toEqual(stale);
  const closed = comboboxReducer(stale, { type: 'closed' });
  expect(comboboxReducer(closed, up)).toEqual(closed);
});

it('new suggestions can be chosen again', () => {
  const others: ComboboxAction = { type: 'suggested', suggestions: ['Gabon'] };
  expect(after(suggested, typed('g'), others, down)).toMatchObject({ suggestions: ['Gabon'], active: 0 });
});

it('empty text: resets; new suggestions: no option active', () => {
  expect(after(suggested, down, typed(''))).toEqual(closedCombobox);
  expect(after(suggested, down, { type: 'suggested', suggestions: ['Gabon'] }).active).toBe(-1);
});
