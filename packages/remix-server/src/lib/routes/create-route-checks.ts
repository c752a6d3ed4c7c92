import type { RouteHandle } from './route-handle.js'

/**
 * Checks a request before its route's loader or action. Throws a Response to reject or redirect it.
 */
export type RouteCheck<Visit> = (visit: Visit) => void | Promise<void>

export interface RouteChecksOptions<Args, Visit> {
  /** Every check by its name. A route names its own in `handle.checks`. */
  checks: Readonly<Record<string, RouteCheck<Visit>>>
  /** Names of those that run before each route, in this order. */
  standard: readonly string[]
  /** Creates the state that the checks of one request share. */
  openVisit: (args: Args) => Visit
  /** The response for a route that refers to an unknown check. */
  unknownCheck: (name: string) => Response
}

/**
 * Creates middleware that runs the checks of a request's routes: once, however many loaders and
 * actions it runs, for documents and for data of client navigations.
 *
 * @returns A function for loaders and actions. It rejects with the Response of a check.
 * @example const runChecks = createRouteChecks({ checks, standard: ['authentication'], openVisit,
 * unknownCheck }) export const loader = async (args) => (await runChecks(args)).user
 */
export function createRouteChecks<
  Args extends { context: object },
  Visit extends { handles: readonly RouteHandle[] },
>({
  checks,
  standard,
  openVisit,
  unknownCheck,
}: RouteChecksOptions<Args, Visit>): (args: Args) => Promise<Visit> {
  const running = new WeakMap<object, Promise<Visit>>()

  async function run(visit: Visit): Promise<Visit> {
    const own = visit.handles.flatMap((handle) => handle.checks ?? [])
    for (const name of [...standard, ...own]) {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined
      if (!check) throw unknownCheck(name)
      // In sequence, because checks depend on the results of earlier ones.
      await check(visit)
    }
    return visit
  }

  return (args) => {
    const known = running.get(args.context)
    if (known) return known
    const visit = run(openVisit(args))
    running.set(args.context, visit)
    return visit
  }
}
