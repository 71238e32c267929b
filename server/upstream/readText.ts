/**
 * The body of an answer as text.
 *
 * @param maxBytes how much of it is read at most, unpacked; the rest is not waited for.
 * @returns undefined when there is more.
 */
export async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
