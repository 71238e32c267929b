import { telUrl } from './telUrl.ts';

/** A telephone link; plain text where there is no number. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  const url = telUrl(phone);
  return url ? (
    <a href={url} className={className}>
      <bdi>{phone}</bdi>
    </a>
  ) : (
    <span className={className}>{phone}</span>
  );
}
