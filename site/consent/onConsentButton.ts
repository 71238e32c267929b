/** Action of a button with `data-consent`. */
export type ConsentAction = 'accept' | 'refuse' | 'settings' | 'save' | 'refuse-audience';

/** Listens to all `data-consent` buttons, also those that React renders later. */
export function onConsentButton(listener: (action: ConsentAction, event: Event) => void): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const action = event.target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    // The site's own markup: the attribute has no other values.
    if (action) listener(action as ConsentAction, event);
  });
}
