import packageJson from '../../package.json' with { type: 'json' };

/** How `npm start` runs Node: what is measured is run the same way. */
export function startedWith(): { environment: Record<string, string>; switches: string[] } {
  const words = packageJson.scripts.start.split(' ');
  return {
    environment: Object.fromEntries(
      words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
    ),
    switches: words.filter((word) => word.startsWith('--')),
  };
}
