const ON: ReadonlySet<string> = new Set(['', '1', 'true']);

/** Whether a parameter is set for its name alone: `?lagoon-days`, `?lagoon-days=1` or `?lagoon-days=true`. */
export const isSwitch = (value: string | null): boolean => value !== null && ON.has(value.toLowerCase());
