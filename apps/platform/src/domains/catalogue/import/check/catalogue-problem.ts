/** Something in a catalogue that cannot be taken over as it stands. */
export interface CatalogueProblem {
  file: string
  line: number
  message: string
}

/** `file:line: message`, as compilers write it. */
export function formatProblem(problem: CatalogueProblem): string {
  return `${problem.file}:${problem.line}: ${problem.message}`
}
