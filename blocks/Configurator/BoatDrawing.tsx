import type { Configurator } from '../../schemas/blocks/configurator.ts';
import styles from './BoatDrawing.module.css';

const HULL = 'M34 320L452 308Q470 308 460 330L446 352H52Q36 352 34 320Z';
const MAIN = 'M232 270V34Q122 140 108 270Z';
const JIB = 'M250 44Q362 158 440 292L262 274Q276 160 250 44Z';

/** One layer for each colour; the style sheet shows the chosen one. */
const Layers = ({
  groups,
  name,
  path,
}: Pick<Configurator, 'groups'> & { name: 'hull' | 'sail'; path: string }) => (
  <g className={styles.layers}>
    {groups
      .find((group) => group.name === name)
      ?.options.map(({ value, colour }, index) => (
        <path key={value} d={path} fill={colour} data-layer={`${name}-${index}`} />
      ))}
  </g>
);

/** A catamaran in profile, bow to the right, in the chosen colours. */
export function BoatDrawing({ groups }: Pick<Configurator, 'groups'>) {
  return (
    <svg viewBox="0 0 500 380" className={styles.drawing} aria-hidden="true">
      <path
        d="M0 348q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"
        className={styles.water}
      />
      <Layers groups={groups} name="sail" path={`${MAIN}${JIB}`} />
      <path d="M241 286V20M96 274H236M248 40L452 308" className={styles.rig} />
      <path d="M124 314Q146 282 188 280H296Q328 282 350 311Z" className={styles.house} />
      <path
        d="M146 308L160 292H194V310ZM206 310V292H246V309ZM258 309V292H292L320 308Z"
        className={styles.glass}
      />
      <Layers groups={groups} name="hull" path={HULL} />
      <path d={HULL} className={styles.line} />
      <path d="M120 330h70M214 328h96" className={styles.ports} />
    </svg>
  );
}
