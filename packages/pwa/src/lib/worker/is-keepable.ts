/** Whether a response is the same for everybody and says so; nothing else is ever kept. */
export function isKeepable({ status, type, headers }: Response): boolean {
  const words = (headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/)
  const isForEveryone = words.includes('public') && !words.some((word) => refused.has(word))
  // What a browser shows of `Set-Cookie` is nothing; a server that answers otherwise is caught here.
  const isPersonal = headers.has('set-cookie')
  // A copy of a copy from before an outage would be shown as new.
  const isStale = headers.has('warning')
  return status === 200 && type !== 'opaque' && isForEveryone && !isPersonal && !isStale
}

const refused = new Set(['private', 'no-store', 'no-cache'])
