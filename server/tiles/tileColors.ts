/** Colours of the map, those of design/tokens.css or mixed from them: a picture knows no custom properties. */
export const tileColors = {
  /** Haze-high, halfway to hull white. */
  sea: '#d7dee0',
  /** Sand. */
  land: '#efe9df',
  /** Haze-high, a third of the way to deep water. */
  coast: '#7a8c98',
  /** Sand, a third of the way to deep water. */
  border: '#a3a6a6',
  /** Ink-soft. */
  name: '#4a5a66',
  /** Hull white. */
  halo: '#fbfaf7',
} as const;
