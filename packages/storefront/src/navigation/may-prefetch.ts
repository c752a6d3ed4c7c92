/** Network Information API of some browsers. */
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

/** Whether prefetching is allowed: not over 2g, and not with data saving. */
export function mayPrefetch({ connection }: Pick<Navigator, 'connection'>): boolean {
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '')
}
