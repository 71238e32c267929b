import type { BlockNames } from './BlockNames.ts';
import { blockExamples } from './blockExamples.ts';

const schemaFile = ({ component, schema, title }: BlockNames): string => `\
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const ${schema} = {
  title: '${title}',
  description: 'Text under a heading, with figures, beside a picture where there is one.',
  purpose: 'text',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the text.' },
    text: htmlSchema,
    items: {
      type: 'array',
      minItems: 1,
      description: 'Figures below the text.',
      items: {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, description: 'What the figure measures.' },
          value: { type: 'number', description: 'The figure.' },
          unit: { type: 'string', minLength: 1, description: 'Unit behind the figure.' },
        },
        required: ['label', 'value'],
        additionalProperties: false,
      },
    },
    image: imageSchema,
    link: linkSchema,
  },
  required: ['heading', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ${component} = FromSchema<typeof ${schema}>;
`;

const componentFile = ({ type, component, texts }: BlockNames): string => `\
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import type { ${component} as ${component}Props } from '../../schemas/blocks/${type}.ts';
import styles from './${component}.module.css';

/** Text under a heading, with figures, beside a picture where there is one. */
export function ${component}({ heading, text, items, image, link }: ${component}Props) {
  return (
    <Section className={\`grid \${styles.section}\`} heading={heading}>
      <div className={styles.words}>
        <SectionHeading />
        <RichText html={text} />
        {items && <Figures items={items} />}
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

/** Numbers, written as the language of the page writes them. */
function Figures({ items }: Required<Pick<${component}Props, 'items'>>) {
  return (
    <>
      <p className="eyebrow">
        <FormattedMessage id="${texts}.figures" />
      </p>
      <dl className={styles.figures}>
        {items.map(({ label, value, unit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two figures may have one label, and their order never changes
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <FormattedNumber value={value} /> {unit}
            </dd>
          </div>
        ))}
      </dl>
    </>
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

.figures {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
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

/** The files of a new block type, by their paths. */
export function blockFiles(names: BlockNames): Record<string, string> {
  const folder = `blocks/${names.component}/${names.component}`;
  return {
    [`schemas/blocks/${names.type}.ts`]: schemaFile(names),
    [`${folder}.tsx`]: componentFile(names),
    [`${folder}.module.css`]: styleFile,
    [`${folder}.examples.json`]: blockExamples,
  };
}
