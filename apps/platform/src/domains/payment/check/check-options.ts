/** Where the checks of a provider run. */
export interface CheckOptions {
  /** Asks the user of the command for what no program can do at the provider. */
  ask(request: string): void
  /** Of a stand-in for the provider. */
  url?: string | undefined
}

/** An account that would take real money. */
export class LiveAccountError extends Error {
  override readonly name = 'LiveAccountError'
}
