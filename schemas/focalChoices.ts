/** What editors choose as the focal point of a picture; no choice is its middle. */
export const FOCAL_CHOICES = [
  'top left',
  'top',
  'top right',
  'left',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;
