const toMinutesOfArc = (degrees: number) => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°\u202f${String(minutes % 60).padStart(2, '0')}′`;
};

/** “42.9 -10” as a log writes it, degrees and minutes: 42° 54′ N 10° 00′ W. */
export function toPosition(position: string): string {
  const [latitude = 0, longitude = 0] = position.split(' ').map(Number);
  return `${toMinutesOfArc(latitude)}\u00a0N ${toMinutesOfArc(longitude)}\u00a0${longitude < 0 ? 'W' : 'E'}`;
}
