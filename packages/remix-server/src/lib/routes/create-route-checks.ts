import type { RouteHandle } from './route-handle.js'

/** Looks at a request before its route is asked. Throws a Response to answer in the route's place. */
export type RouteCheck<Visit> = (visit: Visit) => void | Promise<void>

/** Options of {@link createRouteChecks}. */
export interface RouteChecksOptions<Args, Visit> {
  /** Every check by its name. A route names its own in `handle.checks`. */
  checks: Readonly<Record<string, RouteCheck<Visit>>>
  /** Names of those that run before each route, in this order. */
  standard: readonly string[]
  /** Makes what the checks of one request find out together. */
  openVisit: (args: Args) => Visit
  /** The answer for a route that names a check which is missing. */
  unknownCheck: (name: string) => Response
}

/**
 * Creates what leads a request through the checks of its route: once, however many loaders and actions answer it, for a
 * document as for the data of a client navigation.
 *
 * @returns A function for loaders and actions. It rejects with the Response that a check answers in the route's place.
 * @example
 * const runChecks = createRouteChecks({ checks, standard: ['authentication'], openVisit, unknownCheck })
 * export const loader = async (args) => (await runChecks(args)).user
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
      // In order: what one finds out is what the next one goes by.
      // oxlint-disable-next-line no-await-in-loop
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
