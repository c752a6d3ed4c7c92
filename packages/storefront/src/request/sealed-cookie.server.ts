import { seal, SEALED_LIMIT, unseal } from '@floga/remix-server/app'
import { createCookie } from '@remix-run/node'
import type { Cookie } from '@remix-run/node'
import type { Storefront } from '../lib/create-storefront.js'
import type { StoredName } from './browser/stored-names.server.js'
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

/** A shop and its settings, as far as its cookies depend on them. */
export type CookieContext = Pick<ShopLoadContext, 'shop' | 'settings'>

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
  write(value: Value, context: CookieContext): Promise<string>
  /** A `Set-Cookie` value that deletes it. */
  erase(context: CookieContext): Promise<string>
}

export interface SealedCookieOptions<Value> {
  /** The cookie's name in a shop, for which its value is sealed. */
  stored: (shop: Storefront) => StoredCookie
  /** Leaves something out of a value that is too long for a cookie; null when nothing can be. */
  shorten: (value: Value) => Value | null
}

export function createSealedCookie<Value>({
  stored,
  shorten,
}: SealedCookieOptions<Value>): SealedCookie<Value> {
  const cookieOf = ({ shop, settings }: CookieContext) => privateCookie(settings, stored(shop))
  const textOf = async ({ request, context }: CookieArgs): Promise<string | null> => {
    const text: unknown = await cookieOf(context).parse(request.headers.get('Cookie'))
    return typeof text === 'string' && text !== '' ? text : null
  }
  const open = async (text: string | null, { shop, settings }: CookieContext) =>
    // Only this server seals under this name, and only values given to `write`.
    text === null
      ? null
      : ((await unseal(text, settings.cookieSecret, stored(shop).name)) as Value | null)
  const erase = (context: CookieContext) => cookieOf(context).serialize('', { maxAge: 0 })
  const write = async (value: Value, context: CookieContext): Promise<string> => {
    const { name } = stored(context.shop)
    const sealed = await seal(value, context.settings.cookieSecret, name)
    // Browsers silently drop a longer one.
    const shorter = sealed.length > SEALED_LIMIT ? shorten(value) : null
    return shorter === null ? cookieOf(context).serialize(sealed) : write(shorter, context)
  }
  return {
    read: async (args) => open(await textOf(args), args.context),
    async take(args) {
      const text = await textOf(args)
      if (text !== null) args.context.setCookies.push(await erase(args.context))
      return open(text, args.context)
    },
    write,
    erase,
  }
}
