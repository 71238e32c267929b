/** When a block is hydrated; `never` keeps the server's HTML and costs no JavaScript. */
export type Hydration = 'never' | 'visible' | 'idle' | 'load';

/** What the registry says of a block type. Hosts may add fields of their own. */
export interface RegistryLine {
  /** Name of the component; the Vite plug-in finds its file by it. */
  component: string;
  hydration: Hydration;
  /**
   * Props without any of which a block of this type is not hydrated, as if its hydration were `never`: a picture needs
   * no JavaScript, the video in its place does. Absent: every block is hydrated.
   */
  hydrateIfProps?: readonly string[];
}

/** A registry: what is to be known of each block type without its component. */
export type Registry = Readonly<Record<string, RegistryLine>>;

/** When one block is hydrated: as its type says, or never when it has none of the props that need it. */
export function getHydration({ hydration, hydrateIfProps }: RegistryLine, props: object): Hydration {
  return hydrateIfProps?.some((name) => name in props) === false ? 'never' : hydration;
}
