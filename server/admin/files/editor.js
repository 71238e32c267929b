/* The text area of the playground: line numbers beside it, and the way to a place in it. */

const countLines = (written) => written.split('\n').length;

/** @returns shows the numbers of a text that has changed, and puts the caret somewhere. */
export function createEditor(text, numbers) {
  text.addEventListener('scroll', () => {
    numbers.scrollTop = text.scrollTop;
  });
  return {
    showNumbers() {
      const lines = countLines(text.value);
      numbers.textContent = Array.from({ length: lines }, (_, index) => index + 1).join('\n');
      numbers.scrollTop = text.scrollTop;
    },
    /** With some lines above it in view. */
    goTo(offset) {
      text.focus();
      text.setSelectionRange(offset, offset);
      const above = countLines(text.value.slice(0, offset)) - 1;
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      text.scrollTop = above * lineHeight - text.clientHeight / 3;
      text.scrollLeft = 0;
    },
  };
}
