/** Whether the content service answers its router; `/readyz` asks. */
export const contentReachable = async (url: string, headers: Record<string, string>): Promise<boolean> => {
  const response = await fetch(`${url}/router/translate-path?path=/`, {
    headers,
    signal: AbortSignal.timeout(2000),
  });
  await response.body?.cancel();
  return response.ok;
};
