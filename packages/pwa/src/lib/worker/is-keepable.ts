/** Whether a response is marked as public; no other response is cached. */
export function isKeepable({ status, type, headers }: Response): boolean {
  const directives = (headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/)
  const isForEveryone =
    directives.includes('public') && !directives.some((word) => refused.has(word))
  // Browsers hide `Set-Cookie` from scripts; this catches a server that is not a browser's.
  const isPersonal = headers.has('set-cookie')
  // A copy of a copy from before an outage would be shown as new.
  const isStale = headers.has('warning')
  return status === 200 && type !== 'opaque' && isForEveryone && !isPersonal && !isStale
}

const refused = new Set(['private', 'no-store', 'no-cache'])
