/** A text field with suggestions below it (ARIA Authoring Practices: editable combobox with list autocomplete). */
interface ComboboxState {
  suggestions: readonly string[];
  isOpen: boolean;
  /** Index of the suggestion that the arrow keys have selected; -1 while they are in the text. */
  active: number;
  /** Whether the suggestions belong to an older text, and new ones are loading. */
  isStale: boolean;
}

export type ComboboxAction =
  /** Suggestions for the typed text have arrived. */
  | { type: 'suggested'; suggestions: readonly string[] }
  | { type: 'moved'; by: 1 | -1 }
  /** Back into the text, with the suggestions still open. */
  | { type: 'returned' }
  | { type: 'closed' }
  /** The text has changed: the suggestions no longer match. */
  | { type: 'typed'; text: string };

export const closedCombobox: ComboboxState = { suggestions: [], isOpen: false, active: -1, isStale: false };

/** One forward or back; wraps around, and starts at either end. */
const moved = (active: number, by: 1 | -1, length: number): number => {
  const from = active === -1 && by === -1 ? 0 : active;
  return (from + by + length) % length;
};

export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  const { suggestions, active, isStale } = state;
  switch (action.type) {
    case 'suggested':
      return {
        suggestions: action.suggestions,
        isOpen: action.suggestions.length > 0,
        active: -1,
        isStale: false,
      };
    case 'moved':
      if (isStale || suggestions.length === 0) return state;
      return { ...state, isOpen: true, active: moved(active, action.by, suggestions.length) };
    case 'returned':
      return { ...state, active: -1 };
    case 'closed':
      return { ...state, isOpen: false, active: -1 };
    case 'typed':
      // They stay visible until the next ones arrive, so that nothing flickers during typing.
      return action.text === '' ? closedCombobox : { ...state, active: -1, isStale: true };
  }
}
