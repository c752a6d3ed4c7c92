/** A failure that the user can fix: its message is the one line that is printed. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}
