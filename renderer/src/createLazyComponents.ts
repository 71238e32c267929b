import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Registry } from './RegistryLine.ts';

/** Loads the code of a block type. */
export type LoadComponent = (type: string) => Promise<ComponentType>;

export interface LazyComponents {
  /** A component for each type, which waits for its moment and loads its code then. */
  components: Readonly<Record<string, ComponentType>>;
  /** Loads the code of blocks that are about to be rendered on the client, without waiting for their moment. */
  demand: (types: Iterable<string>) => Promise<void>;
}

const whenVisible = (type: string) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      // Before it scrolls into view, so that its code is loaded by then.
      { rootMargin: '25% 0px' },
    );
    // A block that is not hydrated needs no code.
    for (const box of document.querySelectorAll(`[data-block="${type}"]:not([data-static])`))
      observer.observe(box);
  });

/** Resolves when the browser is idle. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback; there, after the current tasks is soon enough.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/**
 * Lazy components of all types of a registry: each loads its code at the moment that its line names (`hydration`). After
 * a navigation a block renders at once, since its code was demanded before: nothing collapses, so the scroll position
 * can be restored.
 */
export function createLazyComponents(registry: Registry, loadComponent: LoadComponent): LazyComponents {
  const arrived = new Map<string, ComponentType>();
  const load = async (type: string): Promise<{ default: ComponentType }> => {
    const component = await loadComponent(type);
    arrived.set(type, component);
    return { default: component };
  };
  const demands = new Map(Object.keys(registry).map((type) => [type, Promise.withResolvers<void>()]));

  const toMoment = (type: string): Promise<void> | undefined => {
    const hydration = registry[type]?.hydration;
    // A host that renders the same components on the server does so at once.
    if (typeof document === 'undefined') return undefined;
    return hydration === 'visible' ? whenVisible(type) : hydration === 'idle' ? whenIdle() : undefined;
  };

  const createLazyBlock = (type: string): ComponentType => {
    const Late = lazy(async () => {
      await Promise.race([toMoment(type), demands.get(type)?.promise]);
      return load(type);
    });
    return function Block(props) {
      const [Component] = useState(() => arrived.get(type) ?? Late);
      return createElement(Component, props);
    };
  };

  return {
    components: Object.fromEntries(Object.keys(registry).map((type) => [type, createLazyBlock(type)])),
    demand: async (types) => {
      await Promise.all(
        [...new Set(types)].map((type) => {
          demands.get(type)?.resolve();
          return load(type);
        }),
      );
    },
  };
}
