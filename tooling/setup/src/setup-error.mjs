/** A failure that a person can mend: its message is the one line that is printed. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}
