const find = () => document.getElementById('choice-bar');

export function showBanner(): void {
  find()?.togglePopover?.(true);
}

/** Focus that was inside goes on to where the page begins, lest it be lost. */
export function closeBanner(): void {
  const banner = find();
  const hadFocus = banner?.contains(document.activeElement);
  banner?.togglePopover?.(false);
  if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
}
