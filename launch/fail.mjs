/** Ends the command with one line for a person. */
export function fail(line) {
  console.error(line)
  process.exit(1)
}
