/** Width of a card of a list in the layout, as the `sizes` attribute takes it. */
export const CARD_SIZES = '(width >= 80rem) 26rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 100vw';
