/** Never seen: renderer/+onRenderClient.tsx answers a failed navigation by loading the address as a document. */
export function Page() {
  return null;
}
