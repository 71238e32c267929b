/** Gradients downwards of the scene: colours with the place of each in per cent. */
const RAMPS = {
  hull: ['#fff 0', '#fdfcf9 28', '#e6eaea 42', '#bcc8cd 62', '#dde5e6 69'],
  bottom: ['#4b6a7b 0', '#2f4c5e 45', '#1b3244 100'],
  house: ['#fff 0', '#eef0ee 50', '#b4c1c8 100'],
  dawn: ['#93adba 0', '#a9bdc3 46', '#dcc9b8 74', '#f3cfa6 90', '#f8ddb8 100'],
  noon: ['#93bccb 0', '#b3d3da 50', '#dcebe9 88', '#eef4ef 100'],
  glass: ['#5d8296 0', '#1d3d50 36', '#0b2233 100'],
  glow: ['#ffd9a000 0', '#ffd9a0b3 100'],
  flats: ['#cfd5d0 0', '#d9d3c1 22', '#dcc9a4 62', '#cdb288 100'],
  sheen: ['#ffffffb3 0', '#fff6e24d 30', '#fff6e200 70'],
  offing: ['#8fb7bd 0', '#3f8c94 60', '#1d6f7a 100'],
  surface: ['#5aa3a8 0', '#3a9097 55', '#2a7f89 100'],
  dusk: ['#f3cfa699 50', '#35566e99 66', '#1b3f59b3 100'],
  back: ['#2f879080 0', '#0c556399 26', '#0b2233cc 80'],
  sea: ['#3d9aa066 0', '#0d6b7480 20', '#0b4656a6 44', '#0b2233e6 80'],
  pool: ['#dfeaea 0', '#9cc3c6 100'],
  ground: ['#e0cba0 0', '#c7a875 16', '#8c7a60 38', '#34424a 68', '#0b2233 100'],
} as const;

export const Ramps = ({ id }: { id: string }) =>
  Object.entries(RAMPS).map(([name, stops]) => (
    <linearGradient key={name} id={id + name} x2="0" y2="1">
      {stops.map((stop) => {
        const [colour, at] = stop.split(' ');
        return <stop key={at} offset={`${at}%`} stopColor={colour} />;
      })}
    </linearGradient>
  ));
