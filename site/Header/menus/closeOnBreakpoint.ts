import { DESKTOP } from '../desktop.ts';
import { closeMenus } from './closeMenus.ts';

/** A menu that is open while a tablet is turned has no place in the other layout: it closes. */
export function closeOnBreakpoint(header: HTMLElement): () => void {
  const layout = matchMedia(DESKTOP);
  const onChange = () => closeMenus(header);
  layout.addEventListener('change', onChange);
  return () => layout.removeEventListener('change', onChange);
}
