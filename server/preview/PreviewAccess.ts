/** What previews need to read drafts of the content service. */
export interface PreviewAccess {
  /** OAuth client, with client credentials. */
  clientId: string;
  clientSecret: string;
  scope: string | undefined;
  /** Origin of the CMS as editors see it: it may frame previews. */
  editorOrigin: string;
}
