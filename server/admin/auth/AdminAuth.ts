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

/** A proxy that has colleagues sign in, and tells who they are. */
export interface ProxyAuth {
  kind: 'proxy';
  url: string;
  /** What it sends as `X-Admin-Proxy-Secret`: nobody else may tell who asks. */
  secret: string;
  userHeader: string;
  rolesHeader: string;
  roleNames: RoleNames;
}

export type AdminAuth = OpenIdAuth | ProxyAuth;
