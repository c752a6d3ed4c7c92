import type { Transaction } from '../../foundation/database/database.js'
import { linkLifetimeMs } from './member-links.js'
import { toEmailKey } from './member.js'
import { hashToken, newToken } from './token.js'

/** A registration that awaits its confirmation. */
export interface Registration {
  id: string
  /** As it was typed. */
  email: string
  firstName: string | null
  lastName: string | null
  locale: string
}

/** A registration with the password hash; never leaves this folder. */
export interface RegistrationSecret extends Registration {
  passwordHash: string
}

/**
 * A link of one registration: either sets a password of the person with the mailbox; `REGISTRATION`
 * also confirms that one alone, by its own password.
 */
export type RegistrationLinkPurpose = 'REGISTRATION' | 'PASSWORD'

const columns = `r.id, r.email, r.first_name AS "firstName", r.last_name AS "lastName", r.locale,
  r.password_hash AS "passwordHash"`

/** The registration with an id; undefined when there is none, or no longer. */
export async function findRegistration(
  sql: Transaction,
  id: string,
): Promise<RegistrationSecret | undefined> {
  const [row] = await sql.query<RegistrationSecret>(
    `SELECT ${columns} FROM registrations r WHERE r.id = $1`,
    [id],
  )
  return row
}

/**
 * The newest two registrations with an address: one, or several, of which any may be a stranger's.
 */
export function readRegistrations(sql: Transaction, email: string): Promise<RegistrationSecret[]> {
  return sql.query<RegistrationSecret>(
    `SELECT ${columns} FROM registrations r WHERE r.email_key = $1 ORDER BY r.created_at DESC LIMIT 2`,
    [toEmailKey(email)],
  )
}

/** Creates the token of a link, as `createLink` does for members. */
export async function createRegistrationLink(
  sql: Transaction,
  { registrationId, purpose }: { registrationId: string; purpose: RegistrationLinkPurpose },
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkLifetimeMs[purpose])
  await sql.query(
    `INSERT INTO registration_links (tenant, hash, registration_id, purpose, expires_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4::timestamptz)`,
    [hashToken(token), registrationId, purpose, expiresAt.toISOString()],
  )
  return token
}

/** The registration of a link; undefined when the link is unknown, used or expired. */
export async function findLinkedRegistration(
  sql: Transaction,
  token: string,
  purposes: readonly RegistrationLinkPurpose[],
  now: Date,
): Promise<RegistrationSecret | undefined> {
  const [row] = await sql.query<RegistrationSecret>(
    `SELECT ${columns} FROM registration_links l
     JOIN registrations r ON r.tenant = l.tenant AND r.id = l.registration_id
     WHERE l.hash = $1 AND l.purpose = ANY($2) AND l.expires_at > $3::timestamptz`,
    [hashToken(token), purposes, now.toISOString()],
  )
  return row
}

/**
 * Makes a registration the member with its address, and ends all other registrations of it.
 *
 * @returns The member's id; undefined when the address has a member by now.
 */
export async function becomeMember(
  sql: Transaction,
  { id, email, firstName, lastName, locale, passwordHash }: RegistrationSecret,
  now: Date,
): Promise<string | undefined> {
  await deleteRegistrations(sql, email)
  // An unconfirmed row was written by the previous deployment.
  const [member] = await sql.query<{ id: string }>(
    `INSERT INTO members AS m (tenant, id, email, email_key, first_name, last_name, locale,
       password_hash, created_at, confirmed_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz)
     ON CONFLICT (tenant, email_key) DO UPDATE
     SET email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
       locale = excluded.locale, password_hash = excluded.password_hash,
       created_at = excluded.created_at, confirmed_at = excluded.confirmed_at
     WHERE m.confirmed_at IS NULL
     RETURNING id`,
    [id, email, toEmailKey(email), firstName, lastName, locale, passwordHash, now.toISOString()],
  )
  return member?.id
}

/** Deletes the registrations of an address, with their links. */
export async function deleteRegistrations(sql: Transaction, email: string): Promise<void> {
  await sql.query('DELETE FROM registrations WHERE email_key = $1', [toEmailKey(email)])
}
