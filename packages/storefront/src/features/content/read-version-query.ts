import type { PageQuery } from '@floga/remix-server/browser'

/**
 * Parses which version of a document a URL requests: by its file, or by the time at which it was
 * current.
 */
export function readVersionQuery(asked: URLSearchParams): PageQuery {
  const version = asked.get('version') ?? ''
  if (/^[0-9a-f]{32}$/.test(version)) return { search: `version=${version}`, isCacheable: true }
  const at = asked.get('at') ?? ''
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(at) && !Number.isNaN(Date.parse(at))
  return { search: isMoment ? `at=${encodeURIComponent(at)}` : '', isCacheable: !isMoment }
}
