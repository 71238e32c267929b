import { describe, expect, it } from 'vitest';
import { ContentProblem } from '../../../../demo/services/content/ContentProblem.ts';
import { datetime, number } from '../../../../demo/services/content/model/ContentField.ts';
import { Cursor } from '../../../../demo/services/content/parsing/Cursor.ts';
import { Targets } from '../../../../demo/services/content/parsing/ParsingContext.ts';
import { parseAttribute } from '../../../../demo/services/content/parsing/parseAttribute.ts';
import { YamlSource } from '../../../../demo/services/content/parsing/YamlSource.ts';
import { RollingDate } from '../../../../demo/services/content/RollingDate.ts';

const read = (yaml: string, field = datetime): unknown => {
  const source = new YamlSource('node/event/show.yaml', yaml);
  return parseAttribute(field, Cursor.root(source), new Targets());
};

describe('the date of an event, as an editor writes it', () => {
  it('may be fixed: stored as written', () => {
    expect(read('2027-01-23T10:00:00+01:00')).toBe('2027-01-23T10:00:00+01:00');
  });

  it('may be relative to today', () => {
    const date = read('{ weeks: -2, day: saturday, time: "18:30" }');
    expect(date).toBeInstanceOf(RollingDate);
    expect(date instanceof RollingDate && date.at(Date.parse('2026-11-21T12:00:00Z'))).toBe(
      '2026-11-07T18:30:00+01:00',
    );
  });

  it.each([
    ['2027-01-23', 'is no date and time like'],
    ['2027-01-23T10:00:00', 'is no date and time like'],
    ['{ weeks: 2, day: saturday }', '"time" is missing'],
    ['{ weeks: 2, day: samedi, time: "10:00" }', 'samedi'],
    ['{ weeks: 2, day: saturday, time: "24:00" }', '"24:00" is no time like 18:30'],
    ['{ weeks: 2, day: saturday, time: "9:00" }', '"9:00" is no time like 18:30'],
    ['{ weeks: 1.5, day: saturday, time: "10:00" }', 'expected a whole number'],
    ['{ weeks: 2, weekday: saturday, time: "10:00" }', 'weekday'],
    ['[2]', 'expected a mapping'],
  ])('%s is refused with the place and the reason', (yaml, reason) => {
    expect(() => read(yaml)).toThrow(ContentProblem);
    expect(() => read(yaml)).toThrow('node/event/show.yaml, line 1');
    expect(() => read(yaml)).toThrow(reason);
  });
});

describe('a number, as an editor writes it', () => {
  it.each([
    ['4', 4],
    ['-0.5', -0.5],
  ])('%s is %d', (yaml, value) => {
    expect(read(yaml, number)).toBe(value);
  });

  it.each(['"4"', 'four', '.inf', 'true'])('%s is refused with the place and the reason', (yaml) => {
    expect(() => read(yaml, number)).toThrow('node/event/show.yaml, line 1');
    expect(() => read(yaml, number)).toThrow('expected a number, without quotes.');
  });
});
