import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { Field } from '../Field/Field.tsx';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import { closedCombobox, comboboxReducer } from './comboboxState.ts';
import { createSuggester, type FetchSuggestions } from './createSuggester.ts';
import { SuggestionList } from './SuggestionList.tsx';

interface ComboboxProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
  > {
  /** For links to the field; default: a generated one. */
  id?: string;
  label: ReactNode;
  /** Name of the list of suggestions. */
  listLabel: string;
  /** What is looked for on this page; empty for nothing. */
  search: string;
  /** The same function each time. */
  fetchSuggestions: FetchSuggestions;
  /** What the list shows of a suggestion; without it its words. */
  renderSuggestion?: (suggestion: string) => ReactNode;
  /** A suggestion was chosen: it is in the field, whose form is not sent yet. */
  onChoose: (suggestion: string, input: HTMLInputElement) => void;
}

/**
 * A search field with suggestions below it (ARIA Authoring Practices: editable combobox with list autocomplete). A
 * plain text field without scripts.
 */
export function Combobox(props: ComboboxProps) {
  const generated = useId();
  const {
    id = generated,
    label,
    listLabel,
    search,
    fetchSuggestions,
    renderSuggestion,
    onChoose,
    ...own
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  const isHydrated = useIsHydrated();
  const [{ suggestions, isOpen, active }, dispatch] = useReducer(comboboxReducer, closedCombobox);
  const suggester = useMemo(
    () => createSuggester(fetchSuggestions, (answer) => dispatch({ type: 'suggested', suggestions: answer })),
    [fetchSuggestions],
  );
  useEffect(() => () => suggester.forget(), [suggester]);

  // The field outlives the change of page: it shows the current search, whatever was typed.
  useEffect(() => {
    if (input.current && shown.current !== search) input.current.value = search;
    shown.current = search;
  }, [search]);

  const close = () => {
    suggester.forget();
    dispatch({ type: 'closed' });
  };
  const choose = (suggestion: string) => {
    if (!input.current) return;
    input.current.value = suggestion;
    close();
    onChoose(suggestion, input.current);
  };
  const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    const text = value.trim();
    dispatch({ type: 'typed', text });
    if (text) suggester.ask(text);
    else suggester.forget();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event;
    // Keys during composition belong to the input method.
    if (nativeEvent.isComposing) return;
    const suggestion = suggestions[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'moved', by: key === 'ArrowDown' ? 1 : -1 });
    } else if (key === 'Enter') {
      if (isOpen && suggestion) {
        event.preventDefault();
        choose(suggestion);
      } else close();
    } else if (key === 'Escape') {
      if (!isOpen) currentTarget.value = '';
      close();
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) dispatch({ type: 'returned' });
  };

  const optionId = (index: number) => `${id}-${index}`;
  return (
    <Field id={id} label={label} startIcon="search">
      {(attributes) => (
        <>
          <input
            {...attributes}
            {...own}
            ref={input}
            type="text"
            defaultValue={search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={onChange}
            onKeyDown={onKeyDown}
            onBlur={close}
            {...(isHydrated && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
            })}
          />
          <SuggestionList
            id={`${id}-list`}
            label={listLabel}
            optionId={optionId}
            suggestions={isOpen ? suggestions : []}
            active={active}
            renderSuggestion={renderSuggestion}
            onChoose={choose}
          />
        </>
      )}
    </Field>
  );
}
