import { isRecord } from '../isRecord.ts';
import { findJsonFault } from './findJsonFault.ts';
import type { Problem } from './Problem.ts';

type Reading = { props: Record<string, unknown> } | { problems: Problem[] };

const refusal = (message: string): Reading => ({ problems: [{ pointer: '', message }] });

/** Why a text is no JSON, by line and column; undefined when it is. */
export function refuseJson(text: string): string | undefined {
  const fault = findJsonFault(text);
  if (fault === undefined) return undefined;
  const before = text.slice(0, fault.at).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `Line ${before.length}, column ${column}: ${fault.expected} is expected here`;
}

/** Props of a block from what somebody has typed. */
export function readJson(text: string): Reading {
  const fault = refuseJson(text);
  if (fault !== undefined) return refusal(fault);
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? { props: value } : refusal('The props of a block are an object: { … }');
}
