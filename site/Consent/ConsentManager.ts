/** Who asks the visitor: our own manager, OneTrust, or nobody, where a page is rendered without its scripts. */
export type ConsentManager = 'embedded' | 'onetrust' | 'none';
