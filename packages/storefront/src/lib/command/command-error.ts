/** A mistake of the command's caller, which its message explains. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
