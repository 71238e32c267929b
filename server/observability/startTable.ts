import type { Config } from '../config/parseConfig.ts';

/** Addresses of a site that has started. */
interface StartedSite {
  url: string;
  adminUrl: string | undefined;
}

/** What the site reads and writes, for the person who has started it. */
export function startTable(
  { admin, content, dealers, leads, logFiles, others, brand }: Config,
  { url, adminUrl }: StartedSite,
): string {
  const { port } = new URL(url);
  const rows = [
    ['bridgedeck is at', url, brand.name],
    ...others.map((other) => ['', `http://${other.brand.hosts?.[0]}:${port}`, other.brand.name]),
    // Sign-in works at the origin that it knows alone.
    ...(adminUrl
      ? [['Admin port', admin?.auth?.url ?? adminUrl, 'blocks, requests, problems, leads, drafts']]
      : []),
    ['Content', content?.url ?? 'embedded demo', content ? '' : 'CONTENT_URL is not set'],
    ['Dealers', dealers?.url ?? 'embedded demo', dealers ? '' : 'DEALERS_URL is not set'],
    [
      'Leads',
      leads.databaseUrl ? 'PostgreSQL' : leads.directory,
      leads.crm ? '' : 'delivered to an embedded CRM',
    ],
    ...(logFiles ? [['Log', logFiles.directory, 'JSON lines; npm run logs reads them']] : []),
  ];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([name = '', value = '', note = '']) =>
    `  ${name.padEnd(width(0))}  ${value.padEnd(width(1))}  ${note}`.trimEnd(),
  );
  return `\n${lines.join('\n')}\n\n`;
}
