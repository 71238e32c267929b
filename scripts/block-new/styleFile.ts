/** `blocks/<Component>/<Component>.module.css` */
export const styleFile = `\
.section {
  row-gap: var(--space-6);
  align-items: center;
}

.words {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  justify-items: start;
}

@media (width >= 64rem) {
  .words,
  .picture {
    grid-row: 1;
  }

  .words {
    grid-column: content-start / span 5;
  }

  .picture {
    grid-column: 8 / content-end;
  }
}
`;
