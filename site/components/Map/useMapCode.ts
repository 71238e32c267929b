import {
  Component,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { delay } from '../../consent/delay.ts';
import type { DrawnMapProps } from './DrawnMap.tsx';

/** How near to the screen a map must come before its code is loaded, in CSS pixels. */
const NEAR = '200px';

/** Leaflet needs a browser: no other build contains it. */
const loadMapCode = import.meta.env.SSR ? undefined : () => import('./DrawnMap.tsx');

/**
 * Loads the code of a map when its box comes near the screen.
 *
 * @returns the component once it is loaded; `fail` reports a failure too.
 */
export function useMapCode(
  box: RefObject<HTMLElement | null>,
  isWanted: boolean,
): { DrawnMap: ComponentType<DrawnMapProps> | undefined; isFailed: boolean; fail: () => void } {
  const [DrawnMap, setDrawnMap] = useState<ComponentType<DrawnMapProps>>();
  const [isFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);

  useEffect(() => {
    const element = box.current;
    if (!isWanted || !element || !loadMapCode) return;
    let isGone = false;
    const load = async () => {
      const code = await loadMapCode();
      // Running Leaflet and drawing with it are two tasks: in between the browser handles input.
      await delay();
      if (!isGone) setDrawnMap(() => code.DrawnMap);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().catch(fail);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [box, isWanted, fail]);

  return { DrawnMap, isFailed, fail };
}

interface MapBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Error boundary of a map: a map that cannot be drawn is left out. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
