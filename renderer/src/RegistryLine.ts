/** When a block is hydrated; `never` keeps the server's HTML and costs no JavaScript. */
export const hydrations = ['never', 'visible', 'idle', 'load'] as const;

export type Hydration = (typeof hydrations)[number];

/** What the registry says of a block type. Hosts may add fields of their own. */
export interface RegistryLine<H extends string = Hydration> {
  /** Name of the component; the Vite plug-in finds its file by it. */
  component: string;
  hydration: H;
  /**
   * Props without any of which a block of this type is not hydrated, as if its hydration were `never`: a picture needs
   * no JavaScript, the video in its place does. Absent: every block is hydrated.
   */
  hydrateIfProps?: readonly string[];
}

/**
 * A registry: what is to be known of each block type without its component. `hydration` is any string here, since that
 * is how TypeScript reads a JSON module; `createRenderer` checks it.
 */
export type Registry = Readonly<Record<string, RegistryLine<string>>>;

/** When one block is hydrated: as its type says, or never when it has none of the props that need it. */
export function getHydration<H extends string>(
  { hydration, hydrateIfProps }: RegistryLine<H>,
  props: object,
): H | 'never' {
  return hydrateIfProps?.some((name) => name in props) === false ? 'never' : hydration;
}
