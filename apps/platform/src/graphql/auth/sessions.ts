import { createGraphQLError } from 'graphql-yoga'
import { findSession } from '../../domains/auth/find-session.js'
import type { Session } from '../../domains/auth/find-session.js'
import type { PlatformContext } from '../platform-context.js'

/** The login of a request. */
export interface Sessions {
  /** The login behind a request's access token; undefined for a guest. */
  find(context: PlatformContext): Promise<Session | undefined>
  /**
   * Like `find`, for operations that require a member.
   *
   * @throws {GraphQLError} with code UNAUTHENTICATED for a guest.
   */
  require(context: PlatformContext): Promise<Session>
}

/** Builds {@link Sessions}. */
export function createSessions(clock: () => Date): Sessions {
  const find: Sessions['find'] = async ({ bearer, database, tenant }) =>
    bearer === null ? undefined : database.read(tenant, (sql) => findSession(sql, bearer, clock()))
  return {
    find,
    async require(context) {
      const session = await find(context)
      if (session) return session
      throw unauthenticated()
    },
  }
}

/** The error of a call that only a member may make. */
export function unauthenticated(): Error {
  return createGraphQLError('A valid access token is needed.', {
    extensions: { code: 'UNAUTHENTICATED' },
  })
}
