/** The event of the window after each answer; its detail are the ids of the groups agreed to. */
export const GROUPS_UPDATED = 'OneTrustGroupsUpdated';

/** What other scripts may call: OneTrust's own, or the embedded manager in its place. */
export interface OneTrust {
  /** Opens and closes the settings. */
  ToggleInfoDisplay(): void;
  AllowAll(): void;
  RejectAll(): void;
  /** Closes banner and settings without an answer. */
  Close(): void;
  /** Shows the banner to who has not answered. */
  LoadBanner(): void;
  /**
   * Sets what was agreed to; groups that are not named stay as they are.
   * @param values such as `C0002:0,C0003:0`, by group id.
   */
  UpdateConsent(type: 'Category', values: string): void;
  OnConsentChanged(listener: (event: CustomEvent<string[]>) => void): void;
  IsAlertBoxClosed(): boolean;
  GetDomainData(): object;
}

declare global {
  interface Window {
    /** Blockers take it away, or leave a part of it. */
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
