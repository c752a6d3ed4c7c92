import { iconNames } from '@floga/ui'
import type { IconName } from '@floga/ui'

/** A drawing that the platform names; a check mark where the kit has none of that name. */
export function toIconName(name: string): IconName {
  return (iconNames as readonly string[]).includes(name) ? (name as IconName) : 'check'
}
