import type { RoleNames } from './AdminUser.ts';

/** A client at an OpenID provider. */
export interface OpenIdAuth {
  kind: 'oidc';
  /** Origin at which colleagues open the admin port. */
  url: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Claim with the roles; dots lead into objects: `realm_access.roles`. */
  rolesClaim: string;
  roleNames: RoleNames;
}

/** A proxy in front that signs colleagues in and sends their name and groups. */
export interface ProxyAuth {
  kind: 'proxy';
  url: string;
  /** Value of `X-Admin-Proxy-Secret`: without it, its headers are not trusted. */
  secret: string;
  userHeader: string;
  rolesHeader: string;
  roleNames: RoleNames;
}

export type AdminAuth = OpenIdAuth | ProxyAuth;
