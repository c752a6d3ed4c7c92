import type { WorkerSettings } from '../worker-settings.js'

type PathSettings = Pick<WorkerSettings, 'offlinePages' | 'personalPaths'>

/** Whether a path belongs to one visitor: account, orders, checkout, forms. */
export function isPersonalPath(path: string, settings: PathSettings): boolean {
  const below = findOfflinePage(path, settings)?.below ?? '/'
  const rest = below === '/' ? path : path.slice(below.length) || '/'
  return settings.personalPaths.some(
    (personal) =>
      rest === personal || rest.startsWith(`${personal}/`) || rest === `${personal}.data`,
  )
}

/** The page that is shown in place of one that cannot be had. */
export function findOfflinePage(
  path: string,
  { offlinePages }: Pick<WorkerSettings, 'offlinePages'>,
): WorkerSettings['offlinePages'][number] | undefined {
  return offlinePages
    .filter(({ below }) => below === '/' || path === below || path.startsWith(`${below}/`))
    .sort((one, other) => other.below.length - one.below.length)[0]
}
