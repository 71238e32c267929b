/** The part of Vite's manifest that is read here, by source file; there is none while developing. */
export type Manifest = Readonly<Record<string, { file: string }>> | null | undefined;
