import { ChoiceBar } from './ChoiceBar.tsx';
import { ChoiceSettings } from './ChoiceSettings.tsx';

/** What the embedded consent manager shows: its banner and its settings. `consent/main.ts` brings them to life. */
export function EmbeddedConsent() {
  return (
    <>
      <ChoiceBar />
      <ChoiceSettings />
    </>
  );
}
