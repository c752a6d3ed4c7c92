/** The context that the server passes to every loader and action, besides the app's own. */
export interface RequestContext {
  /** Id of the request, for logs and for requests to other services. */
  requestId: string
  /** Token of the app's own inline scripts and styles; the server replaces it with hashes. */
  nonce: string
  /** Address of the client as the server sees it. */
  clientAddress: string
  /** Last known version of the data behind pages; empty before the first check. */
  dataVersion: string
  /** `handle` of each route that the address leads to, outermost first. */
  handles: readonly unknown[]
  /**
   * Aborted when the server stops: a streamed response then ends, so that its reader connects to
   * another process.
   */
  stopSignal: AbortSignal
  /**
   * `Set-Cookie` headers of the response that do not belong to a route, such as those of a session.
   */
  setCookies: string[]
}

/** The properties of a request that are known before its page is rendered. */
export type RequestMetadata = Omit<RequestContext, 'nonce' | 'setCookies'>
