/** What a button with `data-consent` asks for. */
export type ConsentAction = 'accept' | 'refuse' | 'settings' | 'save' | 'refuse-audience';

/** Listens to the `data-consent` buttons wherever they are, also those that React renders later. */
export function onConsentButton(listener: (action: ConsentAction, event: Event) => void): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const action = event.target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    // Our own markup: it says nothing but what the type says.
    if (action) listener(action as ConsentAction, event);
  });
}
