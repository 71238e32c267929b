import { createContext } from 'react';

/** What the headings of a section know of it. */
interface SectionHeadings {
  /** Id of the section's heading, which names the section. */
  id?: string;
  heading?: string | undefined;
}

/** The section around; empty outside of any. */
export const SectionContext = createContext<SectionHeadings>({});
