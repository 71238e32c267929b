/** The line that says where a site is, for programs; whatever LOG_LEVEL is. */
export const startLine = ({ url, adminUrl }: { url: string; adminUrl: string | undefined }): string => {
  const line = {
    level: 'info',
    time: new Date().toISOString(),
    pid: process.pid,
    event: 'started',
    url,
    adminUrl,
  };
  return `${JSON.stringify({ ...line, msg: `bridgedeck is at ${url}` })}\n`;
};
