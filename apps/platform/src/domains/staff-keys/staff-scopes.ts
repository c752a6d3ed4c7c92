/** What a key of a program may read or write. */
export const staffScopes = [
  'orders:read',
  'orders:write',
  'stock:read',
  'stock:write',
  'catalogue:read',
  'catalogue:write',
  'prices:write',
  'requests:read',
  'requests:write',
  'reviews:read',
  'reviews:write',
  'coupons:read',
  'coupons:write',
  'settings:read',
  'settings:write',
] as const

export type StaffScope = (typeof staffScopes)[number]

/** Whether a text names a scope. */
export function isStaffScope(text: string): text is StaffScope {
  return staffScopes.some((scope) => scope === text)
}
