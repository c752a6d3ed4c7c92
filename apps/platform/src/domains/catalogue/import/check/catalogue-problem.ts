/** A problem that prevents the import of a record. */
export interface CatalogueProblem {
  file: string
  line: number
  /** How the file identifies the record. */
  item?: string | undefined
  message: string
}

/** `file:line: item: message`, as compilers write it. */
export function formatProblem({ file, line, item, message }: CatalogueProblem): string {
  return [`${file}:${line}`, item, message].filter(Boolean).join(': ')
}
