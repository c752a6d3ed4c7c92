import type { PageQuery } from '@floga/remix-server/browser'

/** Reads which version of a document an address asks for: by the file that held it, or by the moment at which it was to be read. */
export function readVersionQuery(asked: URLSearchParams): PageQuery {
  const version = asked.get('version') ?? ''
  if (/^[0-9a-f]{32}$/.test(version)) return { search: `version=${version}`, isKept: true }
  const at = asked.get('at') ?? ''
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(at) && !Number.isNaN(Date.parse(at))
  return { search: isMoment ? `at=${encodeURIComponent(at)}` : '', isKept: !isMoment }
}
