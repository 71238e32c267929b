import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from '../../../../site/components/Form/draftStorage.ts';
import { isFor, ticketFor } from '../../../../site/components/Form/Ticket.ts';
import { valuesOf } from '../../forms/formOf.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const storageOf = (entries: [string, string][] = []) => {
  const stored = new Map(entries);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
};

describe('a draft', () => {
  it('comes back as it was written, and is gone once it is removed', () => {
    storageOf();
    const draft = {
      fields: [['firstName', 'Ada']] as [string, string][],
      ticket: ticketFor(valuesOf(), undefined),
    };
    writeDraft('contact', draft);
    expect(readDraft('contact')).toEqual(draft);
    removeDraft('contact');
    expect(readDraft('contact')).toBeUndefined();
  });

  it.each([
    '{',
    '[]',
    'null',
    '7',
    '{"fields":[["a"]]}',
    '{"fields":[["a",1]]}',
    '{"fields":[],"ticket":{}}',
  ])('is none when the storage holds %s', (text) => {
    storageOf([['contact', text]]);
    expect(readDraft('contact')).toBeUndefined();
  });

  it('is not kept where storage throws, and nobody hears of it', () => {
    const fail = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail, removeItem: fail });
    writeDraft('contact', { fields: [] });
    removeDraft('contact');
    expect(readDraft('contact')).toBeUndefined();
  });
});

describe('a ticket', () => {
  it('stays for a retry of the same content, and is another for any other', () => {
    const first = ticketFor(valuesOf(), undefined);
    expect(ticketFor(valuesOf(), first)).toBe(first);
    const second = ticketFor(valuesOf({ message: 'Three hulls.' }), first);
    expect(second.key).not.toBe(first.key);
    expect(isFor(second, valuesOf())).toBe(false);
  });
});
