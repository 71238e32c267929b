import type { RoleNames } from './AdminUser.ts';

interface Auth {
  /** Origin at which colleagues open the admin port. */
  url: string;
  /** Who gives roles, in words for colleagues. */
  contact: string | undefined;
  roleNames: RoleNames;
}

/** A client at an OpenID provider. */
export interface OpenIdAuth extends Auth {
  kind: 'oidc';
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Claim with the roles; dots lead into objects: `realm_access.roles`. */
  rolesClaim: string;
}

/** A proxy in front that signs colleagues in and sends their name and groups. */
export interface ProxyAuth extends Auth {
  kind: 'proxy';
  /** Value of `X-Admin-Proxy-Secret`: without it, its headers are not trusted. */
  secret: string;
  userHeader: string;
  rolesHeader: string;
}

export type AdminAuth = OpenIdAuth | ProxyAuth;
