/** A field of a product that keeps it out: the file's own name of the field, and the problem. */
export class FieldError extends Error {
  override readonly name = 'FieldError'
  constructor(
    field: string,
    problem: string,
    /** Line of the field, where it is not that of the product. */
    readonly line?: number,
  ) {
    super(`${field} ${problem}`)
  }
}
