import { describe, expect, it } from 'vitest';
import { isPageOfAnswer } from '../../site/frame/Promotion/Promotion.tsx';

const BEGAN = Date.parse('2026-11-23T10:00:00.000Z');
const answeredAt = (moment: string) => `locale=de; OptanonAlertBoxClosed=${moment}`;

describe('isPageOfAnswer', () => {
  it('is true without an answer', () => {
    expect(isPageOfAnswer('locale=de', BEGAN, 'navigate')).toBe(true);
  });

  it('is true for an answer given after the document began', () => {
    expect(isPageOfAnswer(answeredAt('2026-11-23T10:00:01.000Z'), BEGAN, 'navigate')).toBe(true);
  });

  it('is false for an answer given before, also when OneTrust encoded its time', () => {
    expect(isPageOfAnswer(answeredAt('2026-11-23T09:59:59.000Z'), BEGAN, 'navigate')).toBe(false);
    expect(isPageOfAnswer(answeredAt('2026-11-23T09%3A59%3A59.000Z'), BEGAN, 'navigate')).toBe(false);
  });

  it('is true for a document that was loaded again, whenever the answer was given', () => {
    expect(isPageOfAnswer(answeredAt('2026-11-20T08:00:00.000Z'), BEGAN, 'reload')).toBe(true);
  });

  it('is false where the time cannot be read or the browser does not say how the document came', () => {
    expect(isPageOfAnswer(answeredAt('true'), BEGAN, undefined)).toBe(false);
  });
});
