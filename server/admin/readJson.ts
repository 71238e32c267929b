import { isRecord } from '../isRecord.ts';
import { findJsonFault } from './findJsonFault.ts';
import type { Problem } from './Problem.ts';

type Reading = { props: Record<string, unknown> } | { problems: Problem[] };

const refusal = (message: string): Reading => ({ problems: [{ pointer: '', message }] });

/** Props of a block from what somebody has typed: where it is no JSON, that is told by line and column. */
export function readJson(text: string): Reading {
  const fault = findJsonFault(text);
  if (fault !== undefined) {
    const before = text.slice(0, fault.at).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return refusal(`Line ${before.length}, column ${column}: ${fault.expected} is expected here`);
  }
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? { props: value } : refusal('The props of a block are an object: { … }');
}
