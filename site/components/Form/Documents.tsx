import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';

interface DocumentsProps {
  form: Form;
  /** Ids of the boats that were asked for; undefined where the form was sent without JavaScript. */
  boats: readonly string[] | undefined;
}

/** The brochures of the boats that were asked for, each file once (behaviour §7.9). */
export function Documents({ form, boats: chosen }: DocumentsProps) {
  const ids = chosen ?? (form.preselected ? [form.preselected] : undefined);
  const documents = form.boats.flatMap(({ id, document }) =>
    document && (ids?.includes(id) ?? true) ? [document] : [],
  );
  const links = [...new Map(documents.map((document) => [document.url, document])).values()];
  if (links.length === 0) return null;
  return (
    <div>
      <p>
        <FormattedMessage id="form.success.brochure.now" />
      </p>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <ActionLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
