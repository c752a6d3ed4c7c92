import { findSession } from '../auth/find-session.js'
import type { DomainResolvers } from './create-schema.js'
import type { PlatformContext } from './platform-context.js'

/** Resolvers of the person behind the access token. */
export function createAccountResolvers(): DomainResolvers {
  return {
    Query: {
      currentUser: async (_parent: unknown, _args: object, context: PlatformContext) => {
        const session = await sessionOf(context)
        if (!session) return { data: null }
        const { memberId, email, name } = session
        return { data: { id: memberId, email, name } }
      },
    },
  }
}

/** Id of the member behind a request's access token; null for a guest. */
export async function findMemberId(context: PlatformContext): Promise<string | null> {
  return (await sessionOf(context))?.memberId ?? null
}

async function sessionOf({ bearer, database, tenant }: PlatformContext) {
  if (bearer === null) return undefined
  return database.read(tenant, (sql) => findSession(sql, bearer, new Date()))
}
