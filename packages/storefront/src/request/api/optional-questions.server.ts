/** Questions that a page can do without. */
export interface OptionalQuestions {
  /** The answer; the fallback where there is none, whose reason the API has logged. */
  ask<Answer>(question: Promise<Answer>, fallback: Answer): Promise<Answer>
  /** Whether all were answered. The loader returns it: a smaller page is not cached. */
  isComplete(): boolean
}

/** Opens the optional questions of a page. */
export function optionalQuestions(): OptionalQuestions {
  let isComplete = true
  return {
    async ask(question, fallback) {
      try {
        return await question
      } catch {
        isComplete = false
        return fallback
      }
    },
    isComplete: () => isComplete,
  }
}
