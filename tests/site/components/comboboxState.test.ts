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

it('opens when suggestions come, and stands in the text', () => {
  expect(after(suggested)).toEqual({ suggestions, isOpen: true, active: -1, isStale: false });
});

it('closes when there is nothing to suggest', () => {
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

it('does not move where there is nothing', () => {
  expect(after(down)).toEqual(closedCombobox);
});

it('keeps what was suggested when it closes, so that an arrow key opens it again', () => {
  const closed = after(suggested, down, down, { type: 'closed' });
  expect(closed).toEqual({ suggestions, isOpen: false, active: -1, isStale: false });
  expect(comboboxReducer(closed, down)).toEqual({ suggestions, isOpen: true, active: 0, isStale: false });
});

it('goes back into the text with the suggestions on show', () => {
  expect(after(suggested, down, { type: 'returned' })).toMatchObject({
    suggestions,
    isOpen: true,
    active: -1,
  });
});

const typed = (text: string): ComboboxAction => ({ type: 'typed', text });

it('goes back into the text when it is another one, and chooses nothing that was suggested for the last', () => {
  const stale = after(suggested, down, typed('fri'));
  expect(stale).toEqual({ suggestions, isOpen: true, active: -1, isStale: true });
  expect(comboboxReducer(stale, down)).toEqual(stale);
  const closed = comboboxReducer(stale, { type: 'closed' });
  expect(comboboxReducer(closed, up)).toEqual(closed);
});

it('moves again as soon as there are suggestions for the text', () => {
  const others: ComboboxAction = { type: 'suggested', suggestions: ['Gabon'] };
  expect(after(suggested, typed('g'), others, down)).toMatchObject({ suggestions: ['Gabon'], active: 0 });
});

it('forgets everything when the text is emptied, and stands in the text when others come', () => {
  expect(after(suggested, down, typed(''))).toEqual(closedCombobox);
  expect(after(suggested, down, { type: 'suggested', suggestions: ['Gabon'] }).active).toBe(-1);
});
