/** Never seen: renderer/+onRenderClient.tsx answers a failed navigation with a page of its own. */
export function Page() {
  return null;
}
