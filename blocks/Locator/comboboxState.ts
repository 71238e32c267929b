/** A text field with suggestions below it (ARIA Authoring Practices: editable combobox with list autocomplete). */
export interface ComboboxState {
  suggestions: readonly string[];
  isOpen: boolean;
  /** Position of the suggestion the arrow keys stand on; -1 while they stand in the text. */
  active: number;
}

export type ComboboxAction =
  /** Suggestions for what is typed have come. */
  | { type: 'suggested'; suggestions: readonly string[] }
  | { type: 'moved'; by: 1 | -1 }
  /** Back into the text, with the suggestions still on show. */
  | { type: 'returned' }
  | { type: 'closed' }
  /** The text is another one: what was suggested no longer holds. */
  | { type: 'emptied' };

export const closedCombobox: ComboboxState = { suggestions: [], isOpen: false, active: -1 };

/** One on, or one back; from the last to the first, from the text to either end. */
const moved = (active: number, by: 1 | -1, length: number): number => {
  const from = active === -1 && by === -1 ? 0 : active;
  return (from + by + length) % length;
};

export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  const { suggestions, active } = state;
  switch (action.type) {
    case 'suggested':
      return { suggestions: action.suggestions, isOpen: action.suggestions.length > 0, active: -1 };
    case 'moved':
      if (suggestions.length === 0) return state;
      return { suggestions, isOpen: true, active: moved(active, action.by, suggestions.length) };
    case 'returned':
      return { ...state, active: -1 };
    case 'closed':
      return { ...state, isOpen: false, active: -1 };
    case 'emptied':
      return closedCombobox;
  }
}
