/** One line of the fault report. */
export function tell(fault: string, outcome: string): void {
  process.stdout.write(`${fault}: ${outcome}\n`);
}
