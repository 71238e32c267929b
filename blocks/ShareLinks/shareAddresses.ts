/** A half of a surrogate pair, which an editor's text may hold and an address may not, becomes U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * Where a page is passed on: addresses of what other sites offer for it, and a letter to be sent.
 *
 * @param page its absolute address.
 * @param title what it is called.
 */
export function shareAddresses(page: string, title: string) {
  const url = encode(page);
  const text = encode(title);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    email: `mailto:?subject=${text}&body=${url}`,
  };
}
