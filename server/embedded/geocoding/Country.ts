/** A country as the embedded geocoder answers it. */
export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** In the language asked for. */
  name: string;
  latitude: number;
  longitude: number;
}
