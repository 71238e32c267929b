import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadDraft, removeDraft, writeDraft } from '../../../../site/components/Form/draftStorage.ts';
import { createIdempotencyKey, wasSentUnder } from '../../../../site/components/Form/IdempotencyKey.ts';
import { exampleValues } from '../../forms/exampleForm.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stubStorage = (entries: [string, string][] = []) => {
  const stored = new Map(entries);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
};

describe('a draft', () => {
  it('save, load, remove', () => {
    stubStorage();
    const draft = {
      fields: [['firstName', 'Ada']] as [string, string][],
      idempotencyKey: createIdempotencyKey(exampleValues(), undefined),
    };
    writeDraft('contact', draft);
    expect(loadDraft('contact')).toEqual(draft);
    removeDraft('contact');
    expect(loadDraft('contact')).toBeUndefined();
  });

  it.each([
    '{',
    '[]',
    'null',
    '7',
    '{"fields":[["a"]]}',
    '{"fields":[["a",1]]}',
    '{"fields":[],"idempotencyKey":{}}',
  ])('undefined if the storage holds %s', (text) => {
    stubStorage([['contact', text]]);
    expect(loadDraft('contact')).toBeUndefined();
  });

  it('storage throws: not saved, no error', () => {
    const fail = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail, removeItem: fail });
    writeDraft('contact', { fields: [] });
    removeDraft('contact');
    expect(loadDraft('contact')).toBeUndefined();
  });
});

describe('an idempotency key', () => {
  it('same content: same key; other content: another key', () => {
    const first = createIdempotencyKey(exampleValues(), undefined);
    expect(createIdempotencyKey(exampleValues(), first)).toBe(first);
    const second = createIdempotencyKey(exampleValues({ message: 'Three hulls.' }), first);
    expect(second.key).not.toBe(first.key);
    expect(wasSentUnder(second, exampleValues())).toBe(false);
  });
});
