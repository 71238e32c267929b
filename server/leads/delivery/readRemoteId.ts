/** What a target calls a lead, when it says so in a form that can be shown; it is not to grow into a message. */
export function readRemoteId(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^[\w:.-]{1,100}$/.test(value) ? value : undefined;
}
