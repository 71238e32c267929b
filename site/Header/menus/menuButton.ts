/** The button that opens a menu; the buttons inside the menu only close it. */
export function menuButton(menu: Element): HTMLButtonElement | undefined {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);
  return [...buttons].find((button) => !menu.contains(button));
}
