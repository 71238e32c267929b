import type { Choices } from './choices.ts';

const find = () => document.querySelector<HTMLDialogElement>('#choice-settings');

const boxOf = (name: keyof Choices) =>
  document.querySelector<HTMLInputElement>(`#choice-settings input[name=${name}]`);

/** Opens the settings with what has been agreed to ticked; where they are open, they stay as they are. */
export function openSettings(current: Choices): void {
  const dialog = find();
  if (!dialog || dialog.open) return;
  for (const name of ['audience', 'video'] as const) {
    const box = boxOf(name);
    if (box) box.checked = current[name];
  }
  dialog.showModal();
  // A blocker that hides it would leave a page that answers to nothing.
  if (dialog.getClientRects().length === 0) dialog.close();
}

export function closeSettings(): void {
  find()?.close();
}

export function isSettingsOpen(): boolean {
  return find()?.open === true;
}

export function readTicked(): Choices {
  return { audience: boxOf('audience')?.checked === true, video: boxOf('video')?.checked === true };
}
