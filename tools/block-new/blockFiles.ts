import type { BlockNames } from './BlockNames.ts';

const schemaFile = ({ component, schema, title }: BlockNames): string => `\
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const ${schema} = {
  title: '${title}',
  description: 'Text under a heading, beside a picture where there is one.',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the text.' },
    text: htmlSchema,
    image: imageSchema,
    link: linkSchema,
  },
  required: ['heading', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ${component} = FromSchema<typeof ${schema}>;
`;

const componentFile = ({ type, component }: BlockNames): string => `\
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import type { ${component} as ${component}Props } from '../../schemas/blocks/${type}.ts';
import styles from './${component}.module.css';

/** Text under a heading, beside a picture where there is one. */
export function ${component}({ heading, text, image, link }: ${component}Props) {
  return (
    <Section className={\`grid \${styles.section}\`} heading={heading}>
      <div className={styles.words}>
        <SectionHeading />
        <RichText html={text} />
        {link && <ActionLink link={link} />}
      </div>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="media"
          sizes="(width >= 64rem) 40vw, 100vw"
        />
      )}
    </Section>
  );
}
`;

const styleFile = `\
.section {
  row-gap: var(--space-6);
  align-items: center;
}

.words {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  justify-items: start;
}

@media (width >= 64rem) {
  .words,
  .picture {
    grid-row: 1;
  }

  .words {
    grid-column: content-start / span 5;
  }

  .picture {
    grid-column: 8 / content-end;
  }
}
`;

/** The default first; then the least and the longest a block must bear. Pictures are those of the demo. */
const examples = [
  {
    name: 'With picture and link',
    props: {
      heading: 'Three days at anchor',
      text: '<p>No marina, no timetable: the boat makes its own water and its own power, and the tender is down in <strong>two minutes</strong>.</p>',
      image: {
        url: '/sites/default/files/life-anchorage-dusk.jpg',
        alt: 'Catamaran at anchor in a quiet bay at dusk.',
        width: 1440,
        height: 810,
      },
      link: { url: '/sea-trial', label: 'Book a sea trial' },
    },
  },
  {
    name: 'Words only',
    props: {
      heading: 'A boat to grow into',
      text: '<p>Most of our owners started with less experience than they thought they needed.</p>',
    },
  },
  {
    name: 'Long German words',
    props: {
      heading: 'Übergabebedingungen und Überführungsversicherung',
      text: '<p>Die Haftpflichtversicherungsbescheinigung ist vor der Probefahrt vorzulegen.</p><ul><li>Ausstattungsbesprechung</li><li>Schiffsübergabe mit Einweisungsprotokoll</li></ul>',
      link: { url: '/delivery-and-service', label: 'Auslieferung und Gewährleistungsbestimmungen' },
    },
  },
];

const examplesFile = `${JSON.stringify(examples, null, 2)}\n`;

/** The files of a new block type, by their paths. */
export function blockFiles(names: BlockNames): Record<string, string> {
  const folder = `blocks/${names.component}/${names.component}`;
  return {
    [`schemas/blocks/${names.type}.ts`]: schemaFile(names),
    [`${folder}.tsx`]: componentFile(names),
    [`${folder}.module.css`]: styleFile,
    [`${folder}.examples.json`]: examplesFile,
  };
}
