import { isDeepStrictEqual } from 'node:util'

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** A value that differs, by the names that lead to it. */
export interface SettingChange {
  path: readonly string[]
  /** Undefined when it was not set. */
  before: unknown
  /** Undefined when it is not set any more. */
  after: unknown
}

/**
 * Merges a patch into an object: objects by key at any depth, other values replace the existing
 * one, and null removes it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(target))
  for (const [name, value] of Object.entries(patch)) {
    const known = merged.get(name)
    if (value === null) merged.delete(name)
    else if (isObject(value)) merged.set(name, mergePatch(isObject(known) ? known : {}, value))
    else merged.set(name, value)
  }
  return Object.fromEntries(merged)
}

/** Values that differ; a list counts as one value. */
export function listChanges(
  before: JsonObject,
  after: JsonObject,
  path: readonly string[] = [],
): SettingChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name): SettingChange[] => {
    const [one, other] = [before[name], after[name]]
    const here = [...path, name]
    if (isObject(one) && isObject(other)) return listChanges(one, other, here)
    return isDeepStrictEqual(one, other) ? [] : [{ path: here, before: one, after: other }]
  })
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
