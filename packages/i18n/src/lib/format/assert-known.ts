import { I18nError } from '../i18n-error.js'

/**
 * Makes a format.
 *
 * @throws {I18nError} `invalid-format` when the engine does not know its locale or time zone.
 */
export function assertKnown<T>(
  { iso, timeZone }: { iso: string; timeZone: string },
  create: () => T,
): T {
  try {
    return create()
  } catch (cause) {
    throw new I18nError(
      'invalid-format',
      `Cannot format for locale '${iso}' in time zone '${timeZone}'. Use names such as 'el-GR' and 'Europe/Athens'.`,
      { cause },
    )
  }
}
