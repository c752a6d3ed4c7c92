/** What the server hands to every loader and action, beside what the app adds to it. */
export interface RequestContext {
  /** Id of the request, for logs and for whoever is asked in its course. */
  requestId: string
  /** One-time token that marks the app's own inline scripts and styles; the server turns it into hashes. */
  nonce: string
  /** Address of the client as the server sees it. */
  clientAddress: string
  /** Version of the data behind pages, as last heard; empty before it was first heard. */
  dataVersion: string
  /** `handle` of each route that the address leads to, outermost first. */
  handles: readonly unknown[]
  /** Aborted when the server stops: an answer that goes on ends then, so that its reader asks another process. */
  stopSignal: AbortSignal
  /** `Set-Cookie` headers of the answer that belong to no one route, such as those of a session. */
  setCookies: string[]
  /** Whether what is drawn may be shown to everyone: nothing of a visitor is in the request. `takePageData` is for such pages. */
  isForEveryone: boolean
}

/** What is known of a request before its page is rendered. */
export type RequestFacts = Omit<RequestContext, 'nonce' | 'setCookies' | 'isForEveryone'>
