import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeOfTag } from '../../locales/locales.ts';
import type { Locator } from '../../schemas/blocks/locator.ts';
import { LineField } from '../../site/components/LineField/LineField.tsx';
import { useIsHydrated } from '../../site/components/useIsHydrated/useIsHydrated.ts';
import { closedCombobox, comboboxReducer } from './comboboxState.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** Limit of the server. */
const LONGEST = 80;

interface CountrySearchFieldProps extends Pick<Locator, 'kind'> {
  search: string | undefined;
}

/**
 * The field for a country, a town or a name. A plain text field without scripts; hydrated, suggestions open below it,
 * and a chosen one is searched for at once.
 */
export function CountrySearchField({ kind, search = '' }: CountrySearchFieldProps) {
  const { locale } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  const isHydrated = useIsHydrated();
  const [{ suggestions, isOpen, active }, dispatch] = useReducer(comboboxReducer, closedCombobox);
  const { ask, forget } = useSuggestions({ locale: localeOfTag(locale), kind }, (answer) =>
    dispatch({ type: 'suggested', suggestions: answer }),
  );

  // The field outlives the change of page: it shows the current search, whatever was typed.
  useEffect(() => {
    if (input.current && shown.current !== search) input.current.value = search;
    shown.current = search;
  }, [search]);

  const close = () => {
    forget();
    dispatch({ type: 'closed' });
  };
  const choose = (suggestion: string) => {
    if (!input.current) return;
    input.current.value = suggestion;
    close();
    input.current.form?.requestSubmit();
  };
  const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    const text = value.trim();
    dispatch({ type: 'typed', text });
    if (text) ask(text);
    else forget();
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
    <LineField id={id} label={<FormattedMessage id="locator.search.label" />} startIcon="search">
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={input}
            name="q"
            type="text"
            defaultValue={search}
            maxLength={LONGEST}
            autoComplete="off"
            spellCheck={false}
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
            optionId={optionId}
            suggestions={isOpen ? suggestions : []}
            active={active}
            onChoose={choose}
          />
        </>
      )}
    </LineField>
  );
}
