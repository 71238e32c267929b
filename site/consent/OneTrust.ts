/** Window event after each answer; its detail are the ids of the accepted groups. */
export const GROUPS_UPDATED = 'OneTrustGroupsUpdated';

/** What other scripts may call: OneTrust, or the embedded manager in its place. */
export interface OneTrust {
  /** Toggles the settings. */
  ToggleInfoDisplay(): void;
  AllowAll(): void;
  RejectAll(): void;
  /** Closes banner and settings without an answer. */
  Close(): void;
  /** Shows the banner to visitors who have not answered. */
  LoadBanner(): void;
  /**
   * Changes the accepted groups; unnamed groups stay as they are.
   * @param values such as `C0002:0,C0003:0`, by group id.
   */
  UpdateConsent(type: 'Category', values: string): void;
  OnConsentChanged(listener: (event: CustomEvent<string[]>) => void): void;
  IsAlertBoxClosed(): boolean;
  GetDomainData(): object;
}

declare global {
  interface Window {
    /** Missing, or incomplete, with some ad blockers. */
    OneTrust?: Partial<OneTrust>;
    /** `,C0001,C0002,` */
    OnetrustActiveGroups?: string;
    OptanonActiveGroups?: string;
    /** Called after load and after each answer. */
    OptanonWrapper?: () => void;
  }
  interface WindowEventMap {
    [GROUPS_UPDATED]: CustomEvent<string[]>;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}
