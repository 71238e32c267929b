/** A text field with suggestions below it (ARIA Authoring Practices: editable combobox with list autocomplete). */
interface ComboboxState {
  suggestions: readonly string[];
  isOpen: boolean;
  /** Position of the suggestion the arrow keys stand on; -1 while they stand in the text. */
  active: number;
  /** Whether they were suggested for an older text, and others are on their way. */
  isStale: boolean;
}

export type ComboboxAction =
  /** Suggestions for what is typed have come. */
  | { type: 'suggested'; suggestions: readonly string[] }
  | { type: 'moved'; by: 1 | -1 }
  /** Back into the text, with the suggestions still on show. */
  | { type: 'returned' }
  | { type: 'closed' }
  /** The text is another one: what was suggested no longer holds. */
  | { type: 'typed'; text: string };

export const closedCombobox: ComboboxState = { suggestions: [], isOpen: false, active: -1, isStale: false };

/** One on, or one back; from the last to the first, from the text to either end. */
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
      // They stay on show until the others come, so that nothing flickers while somebody types.
      return action.text === '' ? closedCombobox : { ...state, active: -1, isStale: true };
  }
}
