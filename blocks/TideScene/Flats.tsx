import { CHANNEL, drawPools, drawRipples, FLATS, TILE } from './drawFlats.ts';
import styles from './Flats.module.css';
import { type Places, WIDE } from './toPlaces.ts';
import { Way } from './Way.tsx';

/** A low coast on the horizon, a lighthouse at its end, a village with its church. */
const COAST = {
  far: 'M-4000 0V-64C-3400-104-2950-66-2500-84S-1800-44-1450-46C-1150-48-960-34-820-26S-640-6-560 0Z M960 0C1080-12 1180-34 1290-42S1600-50 2250-62 3300-118 4100-106 5000-120 5500-114V0Z',
  near: 'M-1090-40L-1084-92H-1064L-1058-40Z M-1089-92H-1059V-98H-1089Z M-1082-98V-111L-1074-118L-1066-111V-98Z M1292-38V-60L1306-72L1320-60V-56H1340V-70L1356-82L1372-70V-56H1392V-104L1400-138L1408-104V-56H1436V-68L1452-80L1468-68V-46Z',
};

/** The shore that the ebb leaves behind. */
const SHORE =
  'V14C5000 30 4600-8 4100 8S3300 34 2800 16S2100-6 1650 12S1000 36 620 18S60-4-300 14S-1000 34-1500 12S-2300-6-2800 14S-3600 30-4000 10Z';

/** Flats from the sandbank to the horizon, and the sea on them, which goes out. */
export function Flats({ id, places }: { id: string; places: Places }) {
  const { high, sand, horizon } = places;
  const { shade, light } = drawRipples();
  const [across, down] = [WIDE.right - WIDE.left, horizon - sand + 40];
  const way = horizon - 34;
  const sea = `M${WIDE.left}-560H${WIDE.right}${SHORE}`;
  return (
    <>
      <g transform={`translate(0 ${-horizon})`}>
        <path d={COAST.far} className={styles.coast} />
        <path d={COAST.near} className={styles.houses} />
      </g>
      <path d={`M${WIDE.left} ${-horizon}h${across}v${down}H${WIDE.left}Z`} fill={`url(#${id}flats)`} />
      <g transform={`translate(0 ${-sand}) scale(1 ${((horizon - sand) / FLATS).toFixed(3)})`}>
        <pattern
          id={`${id}ripples`}
          x="0"
          y={-FLATS}
          width={TILE}
          height={FLATS + 90}
          patternUnits="userSpaceOnUse"
        >
          <g transform={`translate(0 ${FLATS})`} className={styles.ripples}>
            <path d={shade} />
            <path d={light} id={`${id}light`} data-lit />
          </g>
        </pattern>
        <path
          d={`M${WIDE.left} ${-FLATS}h${across}v${FLATS + 40}H${WIDE.left}Z`}
          fill={`url(#${id}ripples)`}
        />
        <path d={drawPools()} fill={`url(#${id}pool)`} className={styles.pool} />
        <path d={CHANNEL} fill={`url(#${id}pool)`} className={styles.pool} />
        <path d={`M${WIDE.left} ${-FLATS}h${across}v${FLATS}H${WIDE.left}Z`} fill={`url(#${id}sheen)`} />
      </g>
      <pattern id={`${id}glints`} y="-420" width={TILE} height="440" patternUnits="userSpaceOnUse">
        <use href={`#${id}light`} y={FLATS + 10} className={styles.glints} />
      </pattern>
      <clipPath id={`${id}seen`}>
        <path d={`M${WIDE.left} ${-horizon}h${across}v2000H${WIDE.left}Z`} />
      </clipPath>
      <g clipPath={`url(#${id}seen)`}>
        <Way y={-high} height={high}>
          <Way height={way} motion="ebb">
            <g transform={`translate(0 ${high})`}>
              <path d={sea} fill={`url(#${id}surface)`} className={styles.surface} />
              <path d={sea} fill={`url(#${id}glints)`} />
              <path d={sea} fill={`url(#${id}dusk)`} className={styles.dusk} />
            </g>
          </Way>
        </Way>
      </g>
      <path d={`M${WIDE.left} ${-horizon}h${across}v30H${WIDE.left}Z`} fill={`url(#${id}offing)`} />
    </>
  );
}
