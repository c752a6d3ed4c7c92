/** What some browsers tell of a visitor's connection. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** In Chromium alone. */
    readonly connection?: Connection
  }
}

/** Whether pages may be fetched that nobody has asked for yet: not over 2g, and not for one who saves data. */
export function mayPrefetch({ connection }: Pick<Navigator, 'connection'>): boolean {
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '')
}
