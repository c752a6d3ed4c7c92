import type { TextStorage } from '@floga/browser-storage'
import { createStoredAtom, type AtomStore, type StorageProblem } from '@floga/browser-storage/atoms'
import type { Atom } from 'jotai/vanilla'
import { foreign, isObject, parseStored, type StoredFault } from '../parse-stored.js'
import type {
  KnownSharedCart,
  SharedCartPerson,
  SharedCartRole,
  SharedCartSuggestion,
} from './shared-cart.js'

/** Why stored text is not a shared cart of ours. */
export type StoredSharedCartFault = StoredFault

/** The persisted part of the visitor's shared cart. Owner and member are mutually exclusive. */
export interface StoredSharedCart<Suggestion extends SharedCartSuggestion = SharedCartSuggestion> {
  /** Null while there is none. */
  id: string | null
  /** The cart as last returned by the server. */
  data: KnownSharedCart<Suggestion> | null
  /** The visitor, when they are a member. */
  member: SharedCartPerson | null
  /** The visitor, when they are the owner. */
  owner: SharedCartPerson | null
}

/** The store of a shared cart, the same in all tabs. */
export interface SharedCartStore<Suggestion extends SharedCartSuggestion = SharedCartSuggestion> {
  /** Empty on a server, and until the first subscription. */
  valueAtom: Atom<StoredSharedCart<Suggestion>>
  /** Reads the persisted value from storage. */
  read(): StoredSharedCart<Suggestion>
  /** The cart as the server returned it; one with an older revision is ignored. */
  update(data: KnownSharedCart<Suggestion>): void
  /** The visitor is a member, and not the owner. */
  login(member: SharedCartPerson): void
  /** The visitor is the owner, and not a member. */
  setOwner(owner: SharedCartPerson): void
  clear(): void
}

export interface SharedCartStoreOptions {
  tenant: string
  /** Null on a server. */
  storage: TextStorage | null
  store: AtomStore
  /** Called with problems; none of them is thrown. */
  onProblem?: ((problem: StorageProblem<StoredSharedCartFault>) => void) | undefined
}

/** Identifies stored text of this tenant and this schema. */
interface StoredMark {
  v: 1
  tenant: string
}

const empty = { id: null, data: null, member: null, owner: null }

/** Persists the shared cart. When storage is blocked or full it lasts as long as the page. */
export function createSharedCartStore<Suggestion extends SharedCartSuggestion>(
  options: SharedCartStoreOptions,
): SharedCartStore<Suggestion> {
  const { tenant, storage, store, onProblem } = options
  type Stored = StoredSharedCart<Suggestion> & Partial<StoredMark>
  const { valueAtom, changeAtom, read } = createStoredAtom<Stored, StoredSharedCartFault>({
    storage,
    empty,
    parse: (text) => parseSharedCart<Suggestion>(text, tenant),
    onProblem,
  })
  const change = (next: (known: Stored) => Stored) =>
    store.set(changeAtom, (known) => {
      const value = next(known)
      return value === known || value.id === null ? value : { ...value, v: 1, tenant }
    })
  return {
    valueAtom,
    read,
    update: (data) =>
      change((known) => {
        const isOlder = known.id === data.id && (known.data?.revision ?? 0) > data.revision
        return isOlder ? known : { id: data.id, data, member: data.member, owner: data.owner }
      }),
    login: (member) => change((known) => ({ ...known, member, owner: null })),
    setOwner: (owner) => change((known) => ({ ...known, owner, member: null })),
    clear: () => change(() => empty),
  }
}

const roles: readonly unknown[] = ['OWNER', 'EDITOR', 'VIEWER'] satisfies SharedCartRole[]

/**
 * Parses stored text, which anyone may have written. Presence, the log and what only the owner sees
 * come with the server's next response.
 */
function parseSharedCart<Suggestion extends SharedCartSuggestion>(
  text: string,
  tenant: string,
):
  | { ok: true; value: StoredSharedCart<Suggestion> & StoredMark }
  | { ok: false; code: StoredSharedCartFault } {
  const stored = parseStored(text, tenant)
  if (!stored.ok) return stored
  const { id, data } = stored.value
  if (typeof id !== 'string' || id === '') return foreign
  const owner = parsePerson(stored.value.owner)
  const member = owner ? null : parsePerson(stored.value.member)
  if (!isObject(data) || !Number.isSafeInteger(data.revision) || !Array.isArray(data.people)) {
    return { ok: true, value: { v: 1, tenant, id, data: null, member, owner } }
  }
  const { revision, expiresAt, lockedUntil } = data
  return {
    ok: true,
    value: {
      v: 1,
      tenant,
      id,
      member,
      owner,
      data: {
        id,
        revision: Number(revision),
        state: 'OPEN',
        member,
        owner,
        people: data.people.flatMap((person) => parsePerson(person) ?? []),
        lockedUntil: typeof lockedUntil === 'string' ? lockedUntil : null,
        suggestions: [],
        invitations: [],
        expiresAt: typeof expiresAt === 'string' ? expiresAt : '',
        log: [],
      },
    },
  }
}

function parsePerson(value: unknown): SharedCartPerson | null {
  if (!isObject(value)) return null
  const { id, name, role, isAsker, joinedAt } = value
  if (typeof id !== 'string' || typeof name !== 'string' || !isRole(role)) return null
  const isHere = false
  return { id, name, role, isHere, isAsker: isAsker === true, joinedAt: String(joinedAt) }
}

function isRole(value: unknown): value is SharedCartRole {
  return roles.includes(value)
}
