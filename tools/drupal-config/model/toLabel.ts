/** Words for a machine name: `field_desktop_image` is “Desktop image”. */
export function toLabel(name: string): string {
  const words = name.replace(/^field_/, '').replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
