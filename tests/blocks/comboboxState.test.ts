import { expect, it } from 'vitest';
import { type ComboboxAction, closedCombobox, comboboxReducer } from '../../blocks/Locator/comboboxState.ts';

const suggestions = ['France', 'French Guiana', 'French Polynesia'];
const suggested: ComboboxAction = { type: 'suggested', suggestions };
const down: ComboboxAction = { type: 'moved', by: 1 };
const up: ComboboxAction = { type: 'moved', by: -1 };

const after = (...actions: ComboboxAction[]) => actions.reduce(comboboxReducer, closedCombobox);

it('opens when suggestions come, and stands in the text', () => {
  expect(after(suggested)).toEqual({ suggestions, isOpen: true, active: -1 });
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
  expect(after(suggested, ...moves)).toEqual({ suggestions, isOpen: true, active });
});

it('does not move where there is nothing', () => {
  expect(after(down)).toEqual(closedCombobox);
});

it('keeps what was suggested when it closes, so that an arrow key opens it again', () => {
  const closed = after(suggested, down, down, { type: 'closed' });
  expect(closed).toEqual({ suggestions, isOpen: false, active: -1 });
  expect(comboboxReducer(closed, down)).toEqual({ suggestions, isOpen: true, active: 0 });
});

it('goes back into the text with the suggestions on show', () => {
  expect(after(suggested, down, { type: 'returned' })).toEqual({ suggestions, isOpen: true, active: -1 });
});

it('forgets everything when the text is emptied, and stands in the text when others come', () => {
  expect(after(suggested, down, { type: 'emptied' })).toEqual(closedCombobox);
  expect(after(suggested, down, { type: 'suggested', suggestions: ['Gabon'] }).active).toBe(-1);
});
