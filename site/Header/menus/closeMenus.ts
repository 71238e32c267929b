/** Closes whatever menu is open. */
export function closeMenus(header: ParentNode): void {
  for (const menu of header.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) menu.hidePopover();
}
