/** Bundles whose nodes have no page yet: dealers come with the locator. */
const WITHOUT_PAGE: readonly string[] = ['dealer'];

/** Whether something is shown at the addresses of the nodes of a bundle. */
export const hasPage = (bundle: string): boolean => !WITHOUT_PAGE.includes(bundle);
