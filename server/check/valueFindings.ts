import { menuItemSchema } from '../../schemas/entities/menu.ts';
import type { FileCheck } from './createFileCheck.ts';
import type { LinkCheck } from './createLinkCheck.ts';
import type { Finding, FindingPlace } from './Finding.ts';
import { lacksAlternativeText } from './lacksAlternativeText.ts';
import { linksIn } from './linksIn.ts';
import { type Place, placesIn } from './placesIn.ts';

export interface ValueChecks {
  checkLink: LinkCheck;
  checkFile: FileCheck;
}

const SHARED = { [menuItemSchema.$id]: menuItemSchema };

/** What is wrong with the links, pictures and films in a valid value. */
export async function valueFindings(
  value: Place,
  place: FindingPlace,
  { checkLink, checkFile }: ValueChecks,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const inner of placesIn(value, SHARED)) {
    const at = { ...place, pointer: inner.pointer };
    for (const link of linksIn(inner)) {
      const reason =
        link === undefined ? 'A link in the text has an address that may not be used' : await checkLink(link);
      if (reason) findings.push({ kind: 'broken-link', ...at, reason });
    }
    if (lacksAlternativeText(inner)) {
      const reason = 'This picture stands alone, and has no alternative text';
      findings.push({ kind: 'missing-alternative-text', ...at, reason });
    }
    if (inner.schema.format === 'content-file' && typeof inner.value === 'string') {
      const isPicture = inner.holder?.schema.properties?.alt !== undefined;
      const reason = await checkFile(inner.value, isPicture ? 'image' : 'video');
      if (reason) findings.push({ kind: 'missing-file', ...at, reason });
    }
  }
  return findings;
}
