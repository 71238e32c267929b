import { useState } from 'react';

/** Props of which the server has left out what can be read in the block's own HTML (leaveInMarkup.ts). */
export type Thinned<Props extends object> = Props & {
  /** Id of the block whose HTML has the rest; absent when nothing is left out, as on the server and after a click. */
  leftIn?: string;
};

/**
 * The props of a block with what was left out of them.
 *
 * @param readRest finds it in the HTML, before React has touched it.
 */
export function useWhole<Props extends object>(
  props: Thinned<Props>,
  readRest: (props: Props, html: Element) => Props,
): Props {
  const [read] = useState(() => {
    const html = props.leftIn && document.querySelector(`[data-block-id="${CSS.escape(props.leftIn)}"]`);
    return html ? readRest(props, html) : props;
  });
  return props.leftIn === undefined ? props : read;
}
