/** Where browsers report what the policy has blocked (cspReportsRouter.ts). */
export const CSP_REPORTS_PATH = '/api/csp-reports';
