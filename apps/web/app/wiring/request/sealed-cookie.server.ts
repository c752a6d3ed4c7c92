import { seal, SEALED_LIMIT, unseal } from '@floga/remix-server/app'
import { createCookie } from '@remix-run/node'
import type { Cookie } from '@remix-run/node'
import type { StoredName } from '../browser/stored-names.server.js'
import type { ShopLoadContext, ShopSettings } from './shop-load-context.js'

/** A cookie as `storedNames` has it. */
export type StoredCookie = Pick<StoredName, 'name'> & { maxAgeS: number }

/**
 * Name and attributes of a cookie that scripts cannot read; `__Host-` where the site is on HTTPS.
 */
export function privateCookie(
  { publicUrl }: ShopSettings,
  { name, maxAgeS }: StoredCookie,
): Cookie {
  const isSecure = publicUrl.startsWith('https:')
  return createCookie(isSecure ? `__Host-${name}` : name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: maxAgeS,
  })
}

interface CookieArgs {
  request: Request
  context: ShopLoadContext
}

/** A private cookie whose value only this server can read and make. */
export interface SealedCookie<Value> {
  /** Null without one, and for one that this server did not make for this purpose. */
  read(args: CookieArgs): Promise<Value | null>
  /** Reads it once: the response deletes it. */
  take(args: CookieArgs): Promise<Value | null>
  /** A `Set-Cookie` value that saves the value. */
  write(value: Value, settings: ShopSettings): Promise<string>
  /** A `Set-Cookie` value that deletes it. */
  erase(settings: ShopSettings): Promise<string>
}

export interface SealedCookieOptions<Value> {
  /** Its value is sealed for its name. */
  stored: StoredCookie
  /** Leaves something out of a value that is too long for a cookie; null when nothing can be. */
  shorten: (value: Value) => Value | null
}

export function createSealedCookie<Value>({
  stored,
  shorten,
}: SealedCookieOptions<Value>): SealedCookie<Value> {
  const { name } = stored
  const cookieOf = (settings: ShopSettings) => privateCookie(settings, stored)
  const textOf = async ({ request, context }: CookieArgs): Promise<string | null> => {
    const text: unknown = await cookieOf(context.settings).parse(request.headers.get('Cookie'))
    return typeof text === 'string' && text !== '' ? text : null
  }
  const open = async (text: string | null, { cookieSecret }: ShopSettings) =>
    // Only this server seals under this name, and only values given to `write`.
    text === null ? null : ((await unseal(text, cookieSecret, name)) as Value | null)
  const erase = (settings: ShopSettings) => cookieOf(settings).serialize('', { maxAge: 0 })
  const write = async (value: Value, settings: ShopSettings): Promise<string> => {
    const sealed = await seal(value, settings.cookieSecret, name)
    // Browsers silently drop a longer one.
    const shorter = sealed.length > SEALED_LIMIT ? shorten(value) : null
    return shorter === null ? cookieOf(settings).serialize(sealed) : write(shorter, settings)
  }
  return {
    read: async (args) => open(await textOf(args), args.context.settings),
    async take(args) {
      const { settings, setCookies } = args.context
      const text = await textOf(args)
      if (text !== null) setCookies.push(await erase(settings))
      return open(text, settings)
    },
    write,
    erase,
  }
}
